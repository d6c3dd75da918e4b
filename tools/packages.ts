import { relative } from 'node:path';
import { root } from './lib/root.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';
import { buildPackages } from './packages/build-packages';

// `npm run packages`: packs what teams with repositories of their own install, and checks it as they would get it.

runMain(async () => {
  const [option, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || !(option === undefined || option === '--no-check')) {
    throw new StopError(
      '用法：npm run packages [-- --no-check]\n  打包到 dist/packages，并以 publint 与 Are the types wrong 检查',
    );
  }
  const problems: string[] = [];
  // It loads a compiler of its own, which packing does without.
  const check = option === undefined ? (await import('./packages/check-package')).packageProblems : () => [];
  for (const { of, folder, tarball, bytes } of buildPackages()) {
    console.log(
      `${of.name}  ${(bytes / 1000).toFixed(1)} kB（上限 ${of.mostBytes / 1000} kB）  ${relative(root, tarball)}`,
    );
    if (bytes > of.mostBytes) problems.push(`${of.name}：打包后 ${bytes} 字节，超过上限 ${of.mostBytes}`);
    problems.push(...(await check(folder, tarball)).map(problem => `${of.name}：${problem}`));
  }
  if (problems.length > 0) throw new StopError(problems.join('\n'));
});
