import { execFileSync } from 'node:child_process';
import { checkImports } from './imports/check-imports';
import { projectImports } from './imports/import-graph';
import { NearestTests } from './imports/nearest-tests';
import { readingTests } from './imports/reading-tests';
import { runNpm } from './lib/children.mjs';
import { root } from './lib/root.mjs';
import { say } from './lib/say.mjs';
import { checkTypes, runSteps } from './lib/steps.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';

// `npm run verify [-- <commit>]`: types, lint, dead code, and of the tests only those that a change reaches through
// imports, or that read its files (`imports/reading-tests.ts`). The change: everything since the commit, or since main was
// left, and what is not committed.

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

/** Where the branch left `main`; on `main` itself, what is already at its origin. */
function base(): string {
  for (const other of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', other);
    } catch {
      // A clone without that branch.
    }
  }
  return 'HEAD';
}

/** Files that were changed and are there, relative to the project. */
function changedFiles(since: string): string[] {
  try {
    const changed = git('diff', '--name-only', '--diff-filter=d', since);
    const untracked = git('ls-files', '--others', '--exclude-standard');
    return [...new Set(`${changed}\n${untracked}`.split('\n').filter(line => line !== ''))];
  } catch {
    throw new StopError(`没有名为「${since}」的提交。用法：npm run verify [-- <提交>]`);
  }
}

const biome = /\.(ts|tsx|mts|mjs|js|jsx|css|json|jsonc)$/;

runMain(async () => {
  const since = process.argv[2] ?? base();
  const changed = changedFiles(since);
  const imports = projectImports(root);
  const nearest = new NearestTests(imports);
  const reached = new Map(changed.map(file => [file, [...nearest.of(file), ...readingTests(file)]]));
  const tests = [...new Set([...reached.values()].flat())].sort();
  const unreached = changed.filter(file => reached.get(file)?.length === 0);
  say(`自 ${since.slice(0, 10)} 起改动 ${changed.length} 个文件，到达 ${tests.length} 个测试文件`);
  const bin = (...args: string[]) => runNpm(['exec', '--', ...args]);
  const report = (path: string) => ['--reporter=dot', '--reporter=json', `--outputFile.json=${path}`];
  const { passed, failed } = await runSteps([
    { name: 'types', stage: 'static', title: '类型', run: checkTypes },
    {
      name: 'lint',
      stage: 'static',
      title: '代码规范',
      run: async () => {
        const files = changed.filter(file => biome.test(file));
        return files.length === 0
          ? 0
          : bin('biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files);
      },
    },
    { name: 'imports', stage: 'static', title: '引用规则', run: async () => Math.min(checkImports(imports), 1) },
    { name: 'dead-code', stage: 'static', title: '无用代码与依赖', run: () => bin('knip') },
    {
      name: 'tests',
      stage: 'tests',
      title: '改动到达的测试',
      run: async path => (tests.length === 0 ? 0 : bin('vitest', 'run', ...tests, ...report(path))),
    },
  ]);
  if (unreached.length > 0) say(`没有测试到达：${unreached.join('、')}`);
  say('浏览器测试未运行；全部测试：npm test');
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
