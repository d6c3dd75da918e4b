import { expect, test } from 'vitest';
import { statementOf } from './trial-statement';

const build = { name: 'forum', version: '1.0.0-00000001', integrity: `sha384-${'A'.repeat(64)}` };
const state = async (environment?: string) => ({
  registry: { schema: 'test', revision: 1, shell: [], microFrontends: {}, killed: {}, config: {} },
  latest: [],
  ...(environment && { trials: { required: true, environment, results: [] } }),
});

test('a statement names the build, the environment that it ran beside, and each problem once without its stack', async () => {
  const pages = Array.from({ length: 8 }, (_, page) => `浏览器试运行：/forum?page=${page}（宽屏）脚本异常：broken`);
  const message = pages.flatMap(line => [line, line, '    at A (http://localhost:1/shell/a.js:1:2)']).join('\n');
  const site = { state: () => state('staging') };
  const failed = await statementOf(site, build, { name: 'smoke', outcome: 'failed', message });
  expect(failed).toMatchObject({ environment: 'staging', remote: 'forum', version: build.version, outcome: 'failed' });
  expect(failed.message.split('\n')).toEqual([...pages.slice(0, 6), '另有 2 处']);
});

test('what was not tried is never said to have passed, and an older site is production', async () => {
  const site = { state: () => state() };
  const told = await statementOf(site, build, { name: 'smoke', outcome: 'skipped', message: '未做' });
  expect(told).toMatchObject({ environment: 'production', outcome: 'failed' });
});
