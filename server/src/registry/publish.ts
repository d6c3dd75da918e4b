import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '../storage/with-lock';
import { writeFileAtomically } from '../storage/write-file-atomically';
import { type Build, readBuild } from './read-build';
import { type AppPath, manifestUrl, registryFile } from './registry-paths';
import { emptyRegistry, Registry, type RegistryRow } from './registry-schema';
import { storeVersion } from './store-version';

export interface Published {
  app: AppPath;
  version: string;
  /** False when exactly this version was live already. */
  changed: boolean;
  /** Revision of the registry afterwards. */
  revision: number;
}

/**
 * Publishes a built app: copies it into an immutable version folder, reads it back, and makes it the version for all
 * visitors in one atomic swap of `registry.json`. Versions that were live before keep their files and their row with
 * no traffic, for open pages and for going back. Publishing the same build again changes nothing.
 * @throws Error in Chinese when the build is not whole, when the version was published with other content, or when
 * `registry.json` cannot be read: a broken registry is never overwritten
 */
export async function publish(distDir: string, registryDir: string): Promise<Published> {
  const build = await readBuild(distDir);
  await mkdir(registryDir, { recursive: true });
  return withLock(join(registryDir, 'registry.lock'), async () => {
    const registry = await readRegistryStrictly(registryDir);
    await storeVersion(build, distDir, registryDir);
    const next = withLiveVersion(registry, build);
    const changed = JSON.stringify(next) !== JSON.stringify(registry);
    const revision = changed ? registry.revision + 1 : registry.revision;
    if (changed)
      await writeFileAtomically(registryFile(registryDir), `${JSON.stringify({ ...next, revision }, null, 2)}\n`);
    return { app: build.app, version: build.version, changed, revision };
  });
}

async function readRegistryStrictly(registryDir: string): Promise<Registry> {
  const path = registryFile(registryDir);
  if (!existsSync(path)) return emptyRegistry();
  try {
    return Registry.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    throw new Error(`${path} 已损坏，未作更改。请从备份恢复，或删除它后重新发布。`, { cause });
  }
}

/** The registry in which this build is the one live version of its app. */
function withLiveVersion(registry: Registry, build: Build): Registry {
  const row: RegistryRow = {
    url: manifestUrl(build.app, build.version),
    metadata: { version: build.version, integrity: build.integrity },
    deployment: { traffic: 100, default: true },
    extras: build.extras,
  };
  const replace = (rows: readonly RegistryRow[] = []) =>
    rows.some(({ metadata }) => metadata.version === build.version)
      ? rows.map(other => (other.metadata.version === build.version ? row : retired(other)))
      : [row, ...rows.map(retired)];
  if (build.app === 'shell') return { ...registry, shell: replace(registry.shell) };
  const name = build.app.slice('remotes/'.length);
  return {
    ...registry,
    microFrontends: { ...registry.microFrontends, [name]: replace(registry.microFrontends[name]) },
  };
}

const retired = (row: RegistryRow): RegistryRow => ({ ...row, deployment: { traffic: 0, default: false } });
