import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@shixuan/host';
import type { App } from '../build/apps';
import { StopError } from '../lib/stop-error.mjs';

/** The remote whose repository a command was typed in. @throws StopError in Chinese when the folder is none */
export async function ownRemote(folder: string): Promise<App> {
  const path = join(folder, 'src/descriptor.ts');
  if (!existsSync(path) || !existsSync(join(folder, 'rspack.config.ts'))) {
    throw new StopError(
      `${folder} 不是一个远程应用：没有 src/descriptor.ts 或 rspack.config.ts。请在应用的目录里运行，或用 shixuan new 新建。`,
    );
  }
  if (!existsSync(join(folder, 'package-lock.json'))) {
    throw new StopError('没有 package-lock.json：版本号取自其中的依赖，请先运行 npm install。');
  }
  const { descriptor } = (await import(path)) as { descriptor: RemoteDescriptor };
  return { kind: 'remote', name: descriptor.name, directory: folder, root: folder };
}
