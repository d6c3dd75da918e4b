import { expect, test } from 'vitest';
import { deployFailure } from './deploy-failure';

test.each([
  ['EROFS', '只读'],
  ['ENOSPC', '已满'],
  ['EACCES', '不允许网站写入'],
  ['EPERM', '不允许网站写入'],
])('a store that takes nothing (%s) is named, and the team may try again', (code, says) => {
  const { status, answer } = deployFailure(Object.assign(new Error(`${code}: open '/srv/registry.json'`), { code }));
  expect([status, answer.error]).toEqual([503, 'server']);
  expect(answer.message).toContain(says);
  expect(answer.message).not.toContain('/srv');
});

test('other faults tell nothing of the site', () => {
  const failures = [new Error('secret'), Object.assign(new Error('secret'), { code: 'ECONNREFUSED_BY_NOBODY' })];
  for (const { status, answer } of failures.map(deployFailure)) {
    expect(status).toBe(500);
    expect(answer.message).not.toContain('secret');
  }
});
