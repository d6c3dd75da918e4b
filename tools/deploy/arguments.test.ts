import { expect, test } from 'vitest';
import { readArguments } from './arguments';

const read = (text: string, environment: NodeJS.ProcessEnv = {}) => readArguments(text.split(' '), environment);

test('a command with its options', () => {
  expect(read('promote --remote selection --to 12.5 --reason 先看一天 --dry-run')).toMatchObject({
    command: 'promote',
    remote: 'selection',
    percent: 12.5,
    reason: '先看一天',
    dryRun: true,
    smoke: true,
    site: undefined,
  });
});

test('the environment whose live version is taken', () => {
  expect(read('promote --remote catalog --from staging --to 100')).toMatchObject({ from: 'staging', percent: 100 });
});

test('whom a share is of, instead of all visitors', () => {
  expect(read('promote --remote catalog --to 50 --group signed-in')).toMatchObject({ group: 'signed-in', percent: 50 });
  expect(read('promote --remote catalog --to 50').group).toBeUndefined();
});

test('settings: which remote, from which file, and since when', () => {
  expect(read('config catalog --set values.json --since 12')).toMatchObject({
    ...{ command: 'config', rest: ['catalog'], set: 'values.json', since: 12, show: false, unset: false },
  });
});

test('the token may come from the environment, and the command line goes before it', () => {
  const environment = { SHIXUAN_DEPLOY_TOKEN: 'from-environment' };
  expect(read('status', environment).token).toBe('from-environment');
  expect(read('status --token typed', environment).token).toBe('typed');
  expect(read('status', { SHIXUAN_DEPLOY_TOKEN: '' }).token).toBeUndefined();
});

test.each([
  ['deploy --remote selection', '没有名为「deploy」的命令'],
  ['status --remotes selection', '没有名为 --remotes 的选项。'],
  ['promote selection --to 10', '多余的参数：selection'],
  ['config catalog --unset --since now', '--since 应为注册表的版次'],
  ['promote --to ten', '--to 应为百分比'],
  ['status --site example.com', '--site 应为站点地址'],
  ['status --site ftp://example.com', '--site 应为站点地址'],
])('%s is wrong use', (text, says) => {
  expect(() => read(text)).toThrow(
    expect.objectContaining({ kind: 'wrongUse', message: expect.stringContaining(says) }),
  );
});
