import type { ConfigAnswer } from '@shixuan/host/deploy';
import { OperationRefused } from '../../../platform/process/operation-refused';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { fieldsOfVersion } from '../registry/config-of-version';
import { canaryRow, defaultRow, rowsOf } from '../registry/operations/app-rows';
import { readRemoteManifest } from '../registry/read-manifest';
import { appPath } from '../registry/registry-paths';
import { readPointer } from '../registry/registry-pointer';
import { setConfigOf } from '../registry/registry-schema';

/**
 * The settings of a remote: what was set, and what its live version runs with; where none is live, the one on trial or published last.
 * @throws OperationRefused for the shell and a remote that was never published
 */
export async function showConfig(storage: ObjectStorage, remote: string): Promise<ConfigAnswer> {
  const { registry } = await readPointer(storage);
  const app = appPath(remote);
  const rows = rowsOf(registry, app);
  const row = defaultRow(rows) ?? canaryRow(rows) ?? rows[0];
  if (app === 'shell' || !row) throw new OperationRefused(`${remote} 没有设置：应为发布过的栏目。`);
  const manifest = await readRemoteManifest(storage, app, row);
  return {
    remote,
    revision: registry.revision,
    version: row.metadata.version,
    set: setConfigOf(registry, remote),
    fields: manifest ? fieldsOfVersion(registry, manifest) : [],
  };
}
