import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isStopped, runNpm, runScript } from './children.mjs';
import { countTests, failedTests } from './count-tests.mjs';
import { say } from './say.mjs';
import { StopError } from './stop-error.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ name: string, title: string, run: (report: string) => Promise<number> }} Step */

const vitest = (/** @type {string} */ report) => [
  '--',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/** Every check of the project, in the order in which a mistake is found soonest. @type {Step[]} */
export const allSteps = [
  { name: 'types', title: '类型', run: () => runNpm(['run', '--silent', 'test:types']) },
  { name: 'lint', title: '代码规范与引用规则', run: () => runNpm(['run', '--silent', 'test:lint']) },
  { name: 'dead-code', title: '无用代码与依赖', run: () => runNpm(['run', '--silent', 'test:dead-code']) },
  { name: 'unit', title: '单元测试', run: report => runNpm(['run', '--silent', 'test:unit', ...vitest(report)]) },
  {
    name: 'server',
    title: '服务端测试（PostgreSQL）',
    run: report => runNpm(['run', '--silent', 'test:server', ...vitest(report)]),
  },
  { name: 'build', title: '生产构建', run: () => runScript('tools/build.ts') },
  { name: 'e2e', title: '浏览器测试', run: report => runNpm(['run', '--silent', 'e2e'], { PLAYWRIGHT_JSON: report }) },
];

/**
 * Runs the steps one after the other, also after a failure, so that one run reports everything. Only steps that need a
 * failed build are left out. A step without tests of its own counts as one failure when it fails.
 * @param {Step[]} steps
 * @returns {Promise<Counts>}
 */
export async function runSteps(steps) {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-reports-'));
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const failures = [];
  let buildFailed = false;
  try {
    for (const { name, title, run } of steps) {
      if (name === 'e2e' && buildFailed) {
        say(`跳过 ${title}：构建没有成功`);
        failures.push(title);
        total.failed++;
        continue;
      }
      say(`${title}…`);
      const started = Date.now();
      const report = join(folder, `${name}.json`);
      const code = await run(report);
      if (isStopped()) throw new StopError('已中断。');
      const told = readReport(report);
      const counts = countTests(told);
      const failed = counts.failed || (code === 0 ? 0 : 1);
      if (failed) failures.push(...(counts.failed ? failedTests(told) : [title]));
      total.passed += counts.passed;
      total.failed += failed;
      if (name === 'build') buildFailed = code !== 0;
      const tests = counts.passed || counts.failed ? `，${counts.passed} 通过，${counts.failed} 失败` : '';
      say(`${title}：${failed ? '失败' : '通过'}${tests}（${((Date.now() - started) / 1000).toFixed(1)} 秒）`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const failure of failures) say(`✗ ${failure}`);
  return total;
}

function readReport(/** @type {string} */ path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Steps without tests write none; a test runner that died before its report has failed by its exit code.
    return null;
  }
}
