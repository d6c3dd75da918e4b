import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/root.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';
import { typingFault } from './lib/typing-fault';
import { buildPackages } from './packages/build-packages';

// `npm run packages`: packs what teams with repositories of their own install, and checks it as they would get it.

function readArguments() {
  try {
    return parseArgs({ options: { 'no-check': { type: 'boolean', default: false }, to: { type: 'string' } } }).values;
  } catch (error) {
    throw new StopError(
      `${typingFault(error)}\n\n用法：npm run packages [-- --no-check] [--to <文件夹>]\n  打包到 dist/packages，并以 publint 与 Are the types wrong 检查`,
    );
  }
}

runMain(async () => {
  const { 'no-check': unchecked, to } = readArguments();
  const problems: string[] = [];
  // It loads a compiler of its own, which packing does without.
  const check = unchecked ? () => [] : (await import('./packages/check-package')).packageProblems;
  for (const { of, folder, tarball, bytes } of buildPackages(to && resolve(to))) {
    console.log(
      `${of.name}  ${(bytes / 1000).toFixed(1)} kB（上限 ${of.mostBytes / 1000} kB）  ${relative(root, tarball)}`,
    );
    if (bytes > of.mostBytes) problems.push(`${of.name}：打包后 ${bytes} 字节，超过上限 ${of.mostBytes}`);
    problems.push(...(await check(folder, tarball)).map(problem => `${of.name}：${problem}`));
  }
  if (problems.length > 0) throw new StopError(problems.join('\n'));
});
