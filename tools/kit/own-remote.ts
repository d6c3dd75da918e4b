import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@shixuan/host';
import type { App } from '../build/apps';
import { StopError } from '../lib/stop-error.mjs';

/**
 * The remote whose repository a command was typed in. Who builds it is of no concern.
 * @throws StopError in Chinese when the folder is none
 */
export async function ownRemote(folder: string): Promise<App> {
  const path = join(folder, 'src/descriptor.ts');
  if (!existsSync(path)) {
    throw new StopError(
      `${folder} 不是一个远程应用：没有 src/descriptor.ts。请在应用的目录里运行，或用 shixuan new 新建。`,
    );
  }
  const { descriptor } = (await import(path)) as { descriptor: RemoteDescriptor };
  return { kind: 'remote', name: descriptor.name, directory: folder, root: folder };
}

/** The same, for the commands that build it. @throws StopError in Chinese when the kit cannot */
export async function ownBuild(folder: string): Promise<App> {
  const app = await ownRemote(folder);
  if (!existsSync(join(folder, 'rspack.config.ts'))) {
    throw new StopError(
      '没有 rspack.config.ts：shixuan 只构建 Rspack 的应用。用其他打包工具时请自行构建，再用 shixuan deploy publish --dist 文件夹 发布。',
    );
  }
  if (!existsSync(join(folder, 'package-lock.json'))) {
    throw new StopError('没有 package-lock.json：版本号取自其中的依赖，请先运行 npm install。');
  }
  return app;
}
