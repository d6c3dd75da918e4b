import type { Cleaned } from '@shixuan/host/deploy';
import { siteTime } from '../../../platform/site-time';
import type { Environments } from '../../../platform/storage/environments';
import { allApps, rowsOf } from '../registry/operations/app-rows';
import { judgeVersions } from '../registry/operations/gc';
import { type OperationContext, runOperation } from '../registry/operations/run-operation';
import { type AppPath, appName, versionKey } from '../registry/registry-paths';
import { readPointer } from '../registry/registry-pointer';
import type { Registry } from '../registry/registry-schema';
import { registryStore } from '../registry/registry-store';
import { lastServed } from '../registry/served-versions';
import { removeTrial } from '../trial/trial-results';

/** What is done in one environment, and what the others of its store hold; absent where there are no others. */
export interface GarbageContext extends OperationContext {
  environments?: Environments | undefined;
}

/**
 * Removes versions that are no longer needed: first their rows, in a swap that fails when the registry has changed since
 * they were judged, then their files, unless another environment has the version too.
 * @throws RaceLost after a deployment meanwhile; versions removed before it stay removed
 */
export async function collectGarbage(
  context: GarbageContext,
  asked: { who: string; reason: string; dryRun: boolean },
): Promise<Cleaned[]> {
  const now = (context.now ?? (() => siteTime()))();
  const cleaned: Cleaned[] = [];
  let { registry } = await readPointer(context.storage);
  for (const app of allApps(registry)) {
    const judged = await judgeApp(context, registry, app, now);
    cleaned.push(...judged.map(one => ({ name: appName(app), ...one })));
    const versions = judged.filter(({ kept }) => kept === null).map(({ version }) => version);
    if (versions.length === 0 || asked.dryRun) continue;
    const request = { ...asked, command: 'gc' as const, app, versions, since: registry.revision };
    registry = (await runOperation(context, request)).registry;
    const elsewhere = await versionsElsewhere(context, app);
    for (const version of versions) await removeFiles(context, app, version, elsewhere.has(version));
  }
  return cleaned;
}

async function judgeApp({ storage }: OperationContext, registry: Registry, app: AppPath, now: Date) {
  const rows = rowsOf(registry, app);
  const served = new Map<string, Date | null>();
  for (const { metadata } of rows) served.set(metadata.version, await lastServed(storage, app, metadata.version));
  return judgeVersions(rows, version => served.get(version) ?? null, now);
}

/** Versions of an app in the registries of the other environments. @throws RegistryUnusable when one cannot be read: its files stay */
async function versionsElsewhere({ environments }: GarbageContext, app: AppPath): Promise<Set<string>> {
  const versions = new Set<string>();
  for (const name of (await environments?.names()) ?? []) {
    if (!environments || name === environments.own) continue;
    const { registry } = await readPointer(registryStore(environments.storageOf(name)));
    for (const { metadata } of rowsOf(registry, app)) versions.add(metadata.version);
  }
  return versions;
}

async function removeFiles(
  { storage }: OperationContext,
  app: AppPath,
  version: string,
  isElsewhere: boolean,
): Promise<void> {
  // The slash keeps versions apart whose names begin alike.
  const files = isElsewhere ? [] : await storage.list(`${versionKey(app, version)}/`);
  for (const key of files) await storage.delete(key);
  await storage.delete(`served/${app}/${version}`);
  await removeTrial(storage, app, version);
}
