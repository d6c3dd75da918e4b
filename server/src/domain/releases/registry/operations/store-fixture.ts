import { join } from 'node:path';
import { folderStorage } from '../../../../platform/storage/folder-storage';
import { integrityOf } from '../integrity';
import type { AppPath } from '../registry-paths';
import { readPointer } from '../registry-pointer';
import { temporaryFolder } from '../temporary-folder';
import { defaultRow, rowsOf } from './app-rows';
import type { OperationCommand } from './next-registry';
import { type OperationRequest, runOperation } from './run-operation';

/** An empty registry in a folder, and what may be done to it, for tests of operations. */

export const APP: AppPath = 'remotes/catalog';
export const [A, B, C] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.0.0-cccccccc'] as const;

export const build = (version: string, app: AppPath = APP) => ({
  app,
  version,
  integrity: integrityOf(Buffer.from(version)),
  extras: { owner: '目录组' },
});

type Asked = OperationCommand & Partial<OperationRequest>;

export function setUpStore() {
  const storage = folderStorage(join(temporaryFolder(), 'registry'));
  const run = (asked: Asked) => runOperation({ storage }, { who: '目录组', reason: '', ...asked });
  const goLive = async (...versions: string[]) => {
    for (const version of versions) {
      await run({ command: 'publish', app: APP, build: build(version) });
      await run({ command: 'promote', app: APP, percent: 100 });
    }
  };
  const rollback = (more: { to?: string; from?: string } = {}) => run({ command: 'rollback', app: APP, ...more });
  const live = async () => defaultRow(rowsOf((await readPointer(storage)).registry, APP))?.metadata.version;
  return { storage, run, goLive, rollback, live };
}
