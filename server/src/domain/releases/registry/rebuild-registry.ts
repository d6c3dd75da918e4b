import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { type AuditEntry, auditRevisions, changesOf, readAudit } from './audit-log';
import { checkRegistry } from './operations/check-registry';
import { type AppPath, appName } from './registry-paths';
import { emptyRegistry, type Registry } from './registry-schema';

export interface Rebuilt {
  registry: Registry;
  /** Revisions whose entries cannot be read: an app that was changed by one of them last has an older state. */
  unreadable: number[];
}

/** Whether the log names any operation that changed the registry, readable or not. */
export const hasEntries = async (storage: ObjectStorage): Promise<boolean> =>
  (await auditRevisions(storage)).length > 0;

/**
 * The registry as the audit log tells it: each app's state after the last operation on it. The log holds the whole state of
 * an app in each entry, so nothing is recomputed.
 * @returns null when the log holds no readable entry
 * @throws OperationRefused when the states do not make a sound registry
 */
export async function rebuildRegistry(storage: ObjectStorage): Promise<Rebuilt | null> {
  const revisions = (await auditRevisions(storage)).sort((a, b) => b - a);
  const last = new Map<AppPath, AuditEntry['to']>();
  const unreadable: number[] = [];
  for (const revision of revisions) {
    const entry = await readAudit(storage, revision);
    if (!entry) unreadable.push(revision);
    else for (const { app, to } of changesOf(entry)) if (!last.has(app)) last.set(app, to);
  }
  const [latest] = revisions;
  if (latest === undefined || last.size === 0) return null;
  const registry: Registry = { ...emptyRegistry(), revision: latest };
  // By name: the order of the first publications is not told, and nothing follows from it.
  for (const [app, { rows, killed, config }] of [...last].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (app === 'shell') registry.shell = rows;
    else registry.microFrontends[appName(app)] = rows;
    if (killed) registry.killed[appName(app)] = killed;
    if (config) registry.config[appName(app)] = config;
  }
  checkRegistry(registry);
  return { registry, unreadable };
}
