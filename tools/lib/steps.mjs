import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isStopped, runNpm, runScript } from './children.mjs';
import { countTests, failedTests } from './count-tests.mjs';
import { say } from './say.mjs';
import { slowestFiles } from './slowest-files.mjs';
import { StopError } from './stop-error.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */
/**
 * Steps that follow each other and have the same `stage` run at the same time: none keeps all processors busy to its end.
 * @typedef {{ name: string, title: string, stage: string, run: (report: string) => Promise<number> }} Step
 */

const vitest = (/** @type {string} */ report) => [
  '--',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/** Told after each step with tests. */
const SLOW_FILES = 10;

/** The data of one site, which the sites of the browser stories copy. The folder is there once the step has passed. */
const sitePath = (/** @type {string} */ report) => join(dirname(report), 'site');

/** What teams install, which the stories of their repositories take. The folder is there once it is packed. */
const packagesPath = (/** @type {string} */ report) => join(dirname(report), 'packages');

/** The compiler collects its garbage less often: a fifth less processor time for at most 2 GB of memory. */
export const checkTypes = () => runNpm(['run', '--silent', 'test:types'], { GOGC: '400' });

/** Every check of the project, in the order in which a mistake is found soonest. @type {Step[]} */
export const allSteps = [
  { name: 'types', stage: 'static', title: '类型', run: checkTypes },
  { name: 'lint', stage: 'static', title: '代码规范与引用规则', run: () => runNpm(['run', '--silent', 'test:lint']) },
  {
    name: 'dead-code',
    stage: 'static',
    title: '无用代码与依赖',
    run: () => runNpm(['run', '--silent', 'test:dead-code']),
  },
  { name: 'build', stage: 'static', title: '生产构建', run: () => runScript('tools/build.ts') },
  {
    name: 'unit',
    stage: 'tests',
    title: '单元测试',
    run: report => runNpm(['run', '--silent', 'test:unit', ...vitest(report)]),
  },
  {
    name: 'server',
    stage: 'tests',
    title: '服务端测试（PostgreSQL）',
    run: report => runNpm(['run', '--silent', 'test:server', ...vitest(report)]),
  },
  {
    name: 'packages',
    stage: 'tests',
    title: '发布的包',
    run: report => runScript('tools/packages.ts', ['--to', packagesPath(report)]),
  },
  {
    name: 'e2e-site',
    stage: 'tests',
    title: '浏览器测试的站点',
    run: report => runScript('e2e/site/prepare-site.ts', [sitePath(report)]),
  },
  {
    name: 'e2e',
    stage: 'stories',
    title: '浏览器测试',
    run: report => {
      const made = {
        ...(existsSync(sitePath(report)) && { PREPARED_SITE: sitePath(report) }),
        ...(existsSync(packagesPath(report)) && { PACKED_PACKAGES: packagesPath(report) }),
      };
      return runNpm(['run', '--silent', 'e2e'], { PLAYWRIGHT_JSON: report, ...made });
    },
  },
];

/** Steps in the order of their running: those of one stage run at the same time. */
function groupsOf(/** @type {Step[]} */ steps) {
  /** @type {Step[][]} */
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.stage === last?.[0]?.stage) last?.push(step);
    else groups.push([step]);
  }
  return groups;
}

/**
 * Runs the steps, also after a failure, so that one run reports everything. Only steps that need a failed build are left
 * out. A step without tests of its own counts as one failure when it fails.
 * @param {Step[]} steps
 * @returns {Promise<Counts>}
 */
export async function runSteps(steps) {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-reports-'));
  // Run as root, the database of a site has another user, who has to get in.
  chmodSync(folder, 0o755);
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const failures = [];
  let buildFailed = false;

  async function runStep(/** @type {Step} */ { name, title, run }) {
    if (name.startsWith('e2e') && buildFailed) {
      say(`跳过 ${title}：构建没有成功`);
      failures.push(title);
      total.failed++;
      return;
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
    const slow = slowestFiles(told, SLOW_FILES).map(({ file, seconds }) => `${file} ${seconds} 秒`);
    if (slow.length > 0) say(`${title}，最慢的文件：${slow.join('，')}`);
  }

  try {
    for (const group of groupsOf(steps)) await Promise.all(group.map(runStep));
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
