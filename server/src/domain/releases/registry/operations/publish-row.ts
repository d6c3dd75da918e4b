import { OperationRefused } from '../../../../platform/process/operation-refused';
import type { Build } from '../read-build';
import { appName, manifestUrl } from '../registry-paths';
import type { Registry, RegistryRow } from '../registry-schema';
import { rowsOf, withRows } from './app-rows';

/** What the registry keeps of a build; its files are in the store already. */
export type PublishedBuild = Pick<Build, 'app' | 'version' | 'integrity' | 'extras'>;

const rowOf = ({ app, version, integrity, extras }: PublishedBuild, at: Date): RegistryRow => ({
  url: manifestUrl(app, version),
  metadata: { version, integrity },
  deployment: { traffic: 0, default: false },
  extras: { ...extras, publishedAt: at.toISOString(), proven: false, served: false },
});

/**
 * Adds a version without visitors; the versions that visitors get stay. Publishing the same build again changes nothing.
 * @throws OperationRefused when the version was published with other content
 */
export function publishRow(registry: Registry, build: PublishedBuild, at: Date): Registry {
  const rows = rowsOf(registry, build.app);
  const known = rows.find(row => row.metadata.version === build.version);
  if (!known) return withRows(registry, build.app, [rowOf(build, at), ...rows]);
  if (known.metadata.integrity === build.integrity) return registry;
  throw new OperationRefused(
    `${appName(build.app)} 的版本 ${build.version} 已发布过，且内容不同：已发布的版本不可更改，请改动源码或换一个版本号。`,
  );
}
