import type { CheckResult } from '@shixuan/host/deploy';
import { reasonOf } from '../../../../platform/reason-of';
import { siteTime } from '../../../../platform/site-time';
import { withHeldRoom } from '../../../../platform/storage/held-room';
import type { ObjectStorage } from '../../../../platform/storage/object-storage';
import { type AuditEntry, freeRevision, readAudit, writeAudit } from '../audit-log';
import { type AppPath, appName } from '../registry-paths';
import { type Pointer, readPointer, swapPointer } from '../registry-pointer';
import type { Registry } from '../registry-schema';
import { announceEntry, settleEntries } from './announced-entries';
import { stateOf } from './app-rows';
import { checkRegistry } from './check-registry';
import { changedApps, type MayShow, nextRegistry, type OperationCommand } from './next-registry';
import { RaceLost } from './race-lost';

export interface OperationContext {
  /** The registry's: `registry.json`, `files/…`, `audit/…`, `served/…`. */
  storage: ObjectStorage;
  now?: () => Date;
}

export type OperationRequest = OperationCommand & {
  /** For the audit log: a token's name, a person, or the site itself. */
  who: string;
  /** For the audit log, and for visitors when a remote is switched off. */
  reason: string;
  /**
   * The revision that the checks were made against. When the registry has changed since, the operation is refused. Without
   * `since` the operation applies to the current registry.
   */
  since?: number | undefined;
  checks?: readonly CheckResult[];
  /** Computes the result without changing anything. */
  dryRun?: boolean;
  /** Asked for each app that changes beside the named one. @throws OperationRefused where the asking person may not change it */
  mayChange?: ((app: AppPath) => void) | undefined;
  mayShow?: MayShow | undefined;
};

export interface OperationResult {
  command: OperationCommand['command'];
  app: AppPath;
  /** The version that the operation was about; null for a remote as a whole. */
  version: string | null;
  /** False when the registry already had the requested state. */
  changed: boolean;
  /** Of the registry afterwards. */
  revision: number;
  from: AuditEntry['from'];
  to: AuditEntry['to'];
  /** What changed beside: the rest of a set. */
  others: AuditEntry['others'];
  /** What the asking person should know although it was done, in Chinese. */
  warnings: string[];
  registry: Registry;
}

const ATTEMPTS = 20;

/** Those that take a version from visitors: a full disk must not keep one in front of them. */
export const WITHDRAWING: ReadonlySet<OperationCommand['command']> = new Set(['kill', 'rollback', 'rollback-set']);

/**
 * Makes one operation on the registry: reads it, computes its successor, swaps the two in one step and notes in the audit
 * log who asked for what. The command line, the addresses for deploying and the watch over canaries all use it.
 * @throws OperationRefused in Chinese when it would leave the registry wrong; RaceLost when `since` is given and the
 * registry has changed since; nothing is changed then
 */
export function runOperation(context: OperationContext, request: OperationRequest): Promise<OperationResult> {
  const { room } = context.storage;
  return withHeldRoom(WITHDRAWING.has(request.command) ? room : undefined, () => tryOperation(context, request));
}

async function tryOperation(context: OperationContext, request: OperationRequest): Promise<OperationResult> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const pointer = await readPointer(context.storage);
    await requireRevision(context, pointer, request);
    const result = await attemptOperation(context, pointer, request);
    if (result) return result;
  }
  throw new RaceLost('注册表一直在被别人更改，未作更改。请稍后再试。');
}

/** Null when another process changed the registry first. */
async function attemptOperation(
  context: OperationContext,
  pointer: Pointer,
  request: OperationRequest,
): Promise<OperationResult | null> {
  const { registry } = pointer;
  const { app, command } = request;
  // Going back follows the audit log.
  if (!request.dryRun) await settleEntries(context.storage, registry);
  const at = (context.now ?? (() => siteTime()))();
  const { next, version } = await nextRegistry({ ...context, registry, at }, request);
  const changed = next !== registry;
  const revision = changed ? await freeRevision(context.storage, registry.revision + 1) : registry.revision;
  const from = stateOf(registry, app);
  const to = stateOf(next, app);
  const others = changedApps(registry, next)
    .filter(other => other !== app)
    .map(other => ({ app: other, from: stateOf(registry, other), to: stateOf(next, other) }));
  for (const other of others) request.mayChange?.(other.app);
  const result = {
    command,
    app,
    version,
    changed,
    revision,
    from,
    to,
    others,
    warnings: [],
    registry: { ...next, revision },
  };
  if (!changed || request.dryRun) return result;
  checkRegistry(next);
  const { storage } = context;
  const { who, reason, checks = [] } = request;
  const entry: AuditEntry = {
    ...{ revision, at: at.toISOString(), who, command, app, version, from, to, others, reason },
    checks: [...checks],
  };
  const announced = await announceEntry(storage, entry);
  if (!(await swapPointer(storage, pointer, result.registry))) {
    await storage.delete(announced);
    return null;
  }
  return { ...result, warnings: await noteDone(storage, entry, announced) };
}

/**
 * Moves an entry to the audit log. The operation has taken effect: a store that takes no more must not make it look failed. The
 * announced entry stays then, and the next operation writes it.
 * @returns what to tell the asking person
 */
async function noteDone(storage: ObjectStorage, entry: AuditEntry, announced: string): Promise<string[]> {
  try {
    await writeAudit(storage, entry);
    await storage.delete(announced);
    return [];
  } catch (error) {
    const late = `第 ${entry.revision} 版的操作（${entry.command} ${appName(entry.app)}）已生效，操作记录暂未写入，由下一次操作补写`;
    process.emitWarning(`${late}：${reasonOf(error)}`, { code: 'AUDIT_LATE' });
    return [`${late}。请检查网站的存储。`];
  }
}

/** @throws RaceLost naming who changed the registry since the checks were made */
async function requireRevision({ storage }: OperationContext, { registry }: Pointer, { since }: OperationRequest) {
  if (since === undefined || since === registry.revision) return;
  const winner = await readAudit(storage, since + 1);
  const who = winner ? `${winner.who} 已先一步执行 ${winner.command} ${appName(winner.app)}` : '有人已先一步更改注册表';
  throw new RaceLost(
    `${who}（第 ${since} 版 → 第 ${registry.revision} 版），本次未作更改。请重新 verify，确认与新的线上版本相容后再试。`,
  );
}
