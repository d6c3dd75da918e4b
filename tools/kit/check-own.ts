import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StopError } from '../lib/stop-error.mjs';

/** The programs of a check, each as the script that Node runs. They come with the kit. */
const programs = [
  { title: '类型', package: 'typescript', script: 'bin/tsc', args: ['--noEmit'] },
  { title: '代码规范', package: '@biomejs/biome', script: 'bin/biome', args: ['check', '--error-on-warnings', '.'] },
  { title: '测试', package: 'vitest', script: 'vitest.mjs', args: ['run'] },
] as const;

const require = createRequire(import.meta.url);

/** Folder of an installed package, whatever its `exports` hide. */
function folderOf(name: string): string {
  const places = require.resolve.paths(name) ?? [];
  for (const place of places) {
    try {
      return dirname(require.resolve(join(place, name, 'package.json')));
    } catch {}
  }
  throw new StopError(`没有安装 ${name}：请运行 npm install。`);
}

/**
 * Types, lint and tests of a repository, all of them also after a failure.
 * @throws StopError naming what failed
 */
export function checkSources(folder: string): void {
  const failed = programs.filter(({ title, package: name, script, args }) => {
    console.log(`${title}…`);
    const { status } = spawnSync(process.execPath, [join(folderOf(name), script), ...args], {
      cwd: folder,
      stdio: 'inherit',
    });
    return status !== 0;
  });
  if (failed.length > 0) throw new StopError(`未通过：${failed.map(({ title }) => title).join('、')}`);
}
