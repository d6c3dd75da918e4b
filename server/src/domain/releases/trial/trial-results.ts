import type { CheckResult } from '@shixuan/host/deploy';
import { z } from 'zod';
import { OperationRefused } from '../../../platform/process/operation-refused';
import { siteTime } from '../../../platform/site-time';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { PreconditionFailed } from '../../../platform/storage/precondition-failed';
import { requireRow, rowsOf } from '../registry/operations/app-rows';
import { RaceLost } from '../registry/operations/race-lost';
import { type AppPath, appName, appPath } from '../registry/registry-paths';
import { readPointer } from '../registry/registry-pointer';
import type { Registry, RegistryRow, SetMember } from '../registry/registry-schema';
import { openTrial, SignedTrial, TrialStatement } from './signed-trial';
import { findTrialKey } from './trial-keys';
import { requiresTrial } from './trial-policy';

const MINUTE_MS = 60_000;

/** A result is handed in within this time after the run, and may be this far ahead of the site's clock. */
const LATEST_MS = 60 * MINUTE_MS;
const AHEAD_MS = 5 * MINUTE_MS;
/** What visitors get beside a version goes on changing: a run of long ago says little. Days. */
const TRIAL_DAYS = 14;

/** The last result of a version: signed by a runner, or made on the site's own machine by whoever may write the registry. */
const StoredTrial = z.union([
  z.object({ signed: SignedTrial }),
  z.object({ statement: TrialStatement, who: z.string() }),
]);
type StoredTrial = z.infer<typeof StoredTrial>;

/** What is known of a version's trial run. */
export interface Trial {
  /** `void`: there is a result that does not count; `reason` says why. */
  state: 'passed' | 'failed' | 'void';
  /** Who ran it; empty where that cannot be told. */
  by: string;
  /** When the run ended; null where that cannot be told. */
  at: string | null;
  /** What was tried, or what was found, in Chinese; of a void one why it does not count. */
  message: string;
}

const PREFIX = 'trials/results/';
const keyOf = (app: AppPath, version: string) => `${PREFIX}${app}/${version}.json`;

const isVoid = (message: string, by = '', at: string | null = null): Trial => ({ state: 'void', by, at, message });

/** Held against the version's row and the key as they are now. */
async function judge(
  storage: ObjectStorage,
  app: AppPath,
  row: Pick<RegistryRow, 'metadata'>,
  stored: StoredTrial,
  now: Date,
): Promise<Trial> {
  const opened = 'signed' in stored ? await statementOf(storage, stored.signed) : stored;
  if ('message' in opened) return opened;
  const { statement, who } = opened;
  const { remote, version, integrity, outcome, message, at } = statement;
  if (remote !== appName(app) || version !== row.metadata.version || integrity !== row.metadata.integrity)
    return isVoid('结果属于另一个构建', who, at);
  if (now.getTime() - new Date(at).getTime() > TRIAL_DAYS * 24 * 60 * MINUTE_MS)
    return isVoid(`结果已超过 ${TRIAL_DAYS} 天`, who, at);
  return { state: outcome, by: who, at, message };
}

/** A signed statement by the key that stands for it; a void trial where it cannot be trusted. */
async function statementOf(
  storage: ObjectStorage,
  signed: SignedTrial,
): Promise<Trial | { statement: TrialStatement; who: string }> {
  const key = await findTrialKey(storage, signed.key);
  if (!key) return isVoid('没有签名所用的密钥');
  const statement = openTrial(signed, key.publicKey);
  if (!statement) return isVoid('签名不对');
  const { label, revokedAt, createdAt, expiresAt, remote } = key;
  if (revokedAt !== null) return isVoid('签名所用的密钥已撤销', label, statement.at);
  const at = new Date(statement.at).getTime();
  if (at > Date.parse(expiresAt)) return isVoid('签名时密钥已到期', label, statement.at);
  if (at < Date.parse(createdAt) - AHEAD_MS) return isVoid('结果早于密钥的发放', label, statement.at);
  if (remote !== '*' && remote !== statement.remote)
    return isVoid(`密钥属于 ${remote}，不能说明 ${statement.remote}`, label, statement.at);
  return { statement, who: label };
}

async function readStored(storage: ObjectStorage, app: AppPath, version: string) {
  const stored = await storage.get(keyOf(app, version));
  if (!stored) return null;
  try {
    return { trial: StoredTrial.parse(JSON.parse(stored.bytes.toString('utf8'))), etag: stored.etag };
  } catch {
    return { trial: null, etag: stored.etag };
  }
}

/** The last trial run of a published version; null where none was handed in. */
export async function readTrial(
  storage: ObjectStorage,
  app: AppPath,
  row: Pick<RegistryRow, 'metadata'>,
  now = siteTime(),
): Promise<Trial | null> {
  const stored = await readStored(storage, app, row.metadata.version);
  if (!stored) return null;
  return stored.trial ? judge(storage, app, row, stored.trial, now) : isVoid('结果的记录无法读取');
}

export interface TrialOfVersion extends Trial {
  remote: string;
  version: string;
}

/** The last trial runs of all versions that have one. */
export async function listTrials(
  storage: ObjectStorage,
  registry: Registry,
  now = siteTime(),
): Promise<TrialOfVersion[]> {
  const found = (await storage.list(PREFIX)).map(async key => {
    const [, app = '', version = ''] = /^(.+)\/([^/]+)\.json$/.exec(key.slice(PREFIX.length)) ?? [];
    const remote = app === 'shell' ? app : app.replace(/^remotes\//, '');
    const path = appPath(remote);
    const row = rowsOf(registry, path).find(({ metadata }) => metadata.version === version);
    const trial = row && (await readTrial(storage, path, row, now));
    return trial ? [{ remote, version, ...trial }] : [];
  });
  return (await Promise.all(found)).flat();
}

/**
 * Keeps what a runner has signed. Whoever hands it in need not be trusted: the signature says who ran it.
 * @param environment the site's own
 * @throws OperationRefused for a result that does not count: of an unknown, foreign, revoked or expired key, with a wrong signature, of
 * another site's environment or another build, too old, ahead of time, or older than the one that is kept
 */
export async function acceptTrial(
  { storage, environment, now = siteTime() }: { storage: ObjectStorage; environment: string; now?: Date },
  signed: SignedTrial,
): Promise<TrialOfVersion> {
  const opened = await statementOf(storage, signed);
  if ('message' in opened) throw refused(opened.message);
  const { statement } = opened;
  if (statement.environment !== environment)
    throw refused(`结果属于环境 ${statement.environment}，这里是 ${environment}`);
  const age = now.getTime() - new Date(statement.at).getTime();
  if (age > LATEST_MS) throw refused(`试运行结束于 ${statement.at}，应在结束后 ${LATEST_MS / MINUTE_MS} 分钟内交来`);
  if (age < -AHEAD_MS) throw refused(`试运行的时间 ${statement.at} 晚于网站的时钟，请校准试运行机器的时钟`);
  const key = await findTrialKey(storage, signed.key);
  if (!key || Date.parse(key.expiresAt) <= now.getTime()) throw refused('签名所用的密钥已到期');
  return keep(storage, { signed }, statement, now);
}

/** Keeps the result of a run on the site's own machine, whose user may write the registry: no key stands for more than that. */
export const noteOwnTrial = (
  storage: ObjectStorage,
  { statement, who }: { statement: TrialStatement; who: string },
  now = siteTime(),
): Promise<TrialOfVersion> => keep(storage, { statement: TrialStatement.parse(statement), who }, statement, now);

async function keep(
  storage: ObjectStorage,
  trial: StoredTrial,
  { remote, version, at }: TrialStatement,
  now: Date,
): Promise<TrialOfVersion> {
  const { registry } = await readPointer(storage);
  const app = appPath(remote);
  const row = requireRow(registry, app, version);
  const judged = await judge(storage, app, row, trial, now);
  if (judged.state === 'void') throw refused(judged.message);
  const before = await readStored(storage, app, version);
  const last = before?.trial && (await judge(storage, app, row, before.trial, now));
  // A result that was handed in once does not come again after a later one.
  if (last && last.state !== 'void' && last.at !== null && Date.parse(last.at) > Date.parse(at))
    throw refused(`已有 ${last.at} 的结果，比它新`);
  try {
    const condition = before ? { ifMatch: before.etag } : { ifAbsent: true as const };
    await storage.put(keyOf(app, version), Buffer.from(JSON.stringify(trial)), condition);
  } catch (error) {
    if (error instanceof PreconditionFailed)
      throw new RaceLost('同时有另一个试运行的结果交来，本次未保存。请再试一次。');
    throw error;
  }
  return { remote, version, ...judged };
}

const refused = (why: string) => new OperationRefused(`试运行的结果没有接受：${why}。`);

/** For whoever publishes a version: how it stands with the trial run that the site requires; nothing where it requires none. */
export async function trialCheck(
  storage: ObjectStorage,
  app: AppPath,
  row: Pick<RegistryRow, 'metadata'>,
): Promise<CheckResult[]> {
  if (!(await requiresTrial(storage))) return [];
  const trial = await readTrial(storage, app, row);
  const passed = trial?.state === 'passed';
  const message = passed
    ? `网站一方的试运行：通过（${trial.by}，${trial.at}）`
    : '网站一方的试运行：上线之前须有一次通过，由本站的试运行者进行；发布者自述的不算';
  return [{ name: 'trial', outcome: passed ? 'passed' : 'skipped', message }];
}

/** Forgets what was handed in for a version that is removed. */
export const removeTrial = (storage: ObjectStorage, app: AppPath, version: string): Promise<void> =>
  storage.delete(keyOf(app, version));

/**
 * Why visitors may not be shown a version for want of a trial run that the site can trust, in Chinese, as what follows the version's
 * name; null where it passed, and where the site requires none.
 */
export async function lacksTrial(
  storage: ObjectStorage,
  registry: Registry,
  { app, version }: SetMember,
  now = siteTime(),
): Promise<string | null> {
  if (!(await requiresTrial(storage))) return null;
  const trial = await readTrial(storage, app, requireRow(registry, app, version), now);
  if (!trial) return '还没有试运行的结果';
  if (trial.state === 'passed') return null;
  return trial.state === 'failed'
    ? `没有通过试运行（${trial.by}）：${trial.message}`
    : `试运行的结果不算数（${trial.message}）`;
}

/**
 * Where the site requires it, refuses to show versions whose trial run it cannot trust to have passed.
 * @throws OperationRefused naming the version and what is to be done
 */
export async function requireTrials(
  storage: ObjectStorage,
  registry: Registry,
  members: readonly SetMember[],
  now = siteTime(),
): Promise<void> {
  for (const member of members) {
    const what = await lacksTrial(storage, registry, member, now);
    if (what === null) continue;
    const name = appName(member.app);
    throw new OperationRefused(
      `${name} 的版本 ${member.version} ${what}，没有上线：本站要求由网站一方的试运行者签名的结果，发布者自述的不算。请等待或请站点管理员运行 trial run --remote ${name}。`,
    );
  }
}
