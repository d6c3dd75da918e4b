import type { Cleaned } from '@shixuan/host/deploy';
import { allApps, rowsOf } from '../registry/operations/app-rows';
import { judgeVersions } from '../registry/operations/gc';
import { type OperationContext, runOperation } from '../registry/operations/run-operation';
import { type AppPath, appName, versionKey } from '../registry/registry-paths';
import { readPointer } from '../registry/registry-pointer';
import type { Registry } from '../registry/registry-schema';
import { lastServed } from '../registry/served-versions';

/**
 * Removes versions that are no longer needed: first their rows, in a swap that fails when the registry has changed since
 * they were judged, then their files.
 * @throws RaceLost after a deployment meanwhile; versions removed before it stay removed
 */
export async function collectGarbage(
  context: OperationContext,
  asked: { who: string; reason: string; dryRun: boolean },
): Promise<Cleaned[]> {
  const now = (context.now ?? (() => new Date()))();
  const cleaned: Cleaned[] = [];
  let { registry } = await readPointer(context.storage);
  for (const app of allApps(registry)) {
    const judged = await judgeApp(context, registry, app, now);
    cleaned.push(...judged.map(one => ({ name: appName(app), ...one })));
    const versions = judged.filter(({ kept }) => kept === null).map(({ version }) => version);
    if (versions.length === 0 || asked.dryRun) continue;
    const request = { ...asked, command: 'gc' as const, app, versions, since: registry.revision };
    registry = (await runOperation(context, request)).registry;
    for (const version of versions) await removeFiles(context, app, version);
  }
  return cleaned;
}

async function judgeApp({ storage }: OperationContext, registry: Registry, app: AppPath, now: Date) {
  const rows = rowsOf(registry, app);
  const served = new Map<string, Date | null>();
  for (const { metadata } of rows) served.set(metadata.version, await lastServed(storage, app, metadata.version));
  return judgeVersions(rows, version => served.get(version) ?? null, now);
}

async function removeFiles({ storage }: OperationContext, app: AppPath, version: string): Promise<void> {
  // The slash keeps versions apart whose names begin alike.
  for (const key of await storage.list(`${versionKey(app, version)}/`)) await storage.delete(key);
  await storage.delete(`served/${app}/${version}`);
}
