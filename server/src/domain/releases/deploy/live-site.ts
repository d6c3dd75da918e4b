import { API_VERSION } from '@shixuan/api';
import { RemoteManifest, ShellManifest } from '@shixuan/host/manifest';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { allApps, hasVisitors, rowsOf } from '../registry/operations/app-rows';
import { readManifestJson } from '../registry/read-manifest';
import { type AppPath, appName } from '../registry/registry-paths';
import { readPointer } from '../registry/registry-pointer';
import type { Registry, RegistryRow } from '../registry/registry-schema';

export interface LiveVersion<Manifest> {
  /** `selection`, or `shell`. */
  name: string;
  row: RegistryRow;
  manifest: Manifest;
}

/** The versions that visitors get now, canaries included; a build is checked against them. */
export interface LiveSite {
  registry: Registry;
  /** Version of the site's API. */
  api: string;
  shells: LiveVersion<ShellManifest>[];
  remotes: LiveVersion<RemoteManifest>[];
}

const isShown = (row: RegistryRow) => row.deployment.default || hasVisitors(row);

/** Reads the manifest of a published version; null when its integrity cannot be verified. */
export type ReadManifest = (app: AppPath, row: RegistryRow) => Promise<unknown>;

/** The manifests of all versions with visitors; one without verified integrity counts as absent, as on the site. */
export async function liveSiteOf(
  registry: Registry,
  readManifest: ReadManifest,
  api: string = API_VERSION,
): Promise<LiveSite> {
  const site: LiveSite = { registry, api, shells: [], remotes: [] };
  for (const app of allApps(registry)) {
    for (const row of rowsOf(registry, app).filter(isShown)) {
      const json = await readManifest(app, row);
      const name = appName(app);
      if (app === 'shell') add(site.shells, { name, row }, ShellManifest.safeParse(json).data);
      else add(site.remotes, { name, row }, RemoteManifest.safeParse(json).data);
    }
  }
  return site;
}

export async function readLiveSite(storage: ObjectStorage): Promise<LiveSite> {
  const { registry } = await readPointer(storage);
  return liveSiteOf(registry, (app, row) => readManifestJson(storage, app, row));
}

function add<M>(list: LiveVersion<M>[], version: Omit<LiveVersion<M>, 'manifest'>, manifest: M | undefined): void {
  if (manifest) list.push({ ...version, manifest });
}
