import { expect, test } from 'vitest';
import { failureText } from './failure-names';

test('failures are told in Chinese, and what has no name is counted together', () => {
  expect(failureText({ render: 13, chunk: 4, teleport: 1, constructor: 2 })).toBe('显示出错 13，分块丢失 4，其他 3');
  expect(failureText({})).toBe('');
  expect(failureText({ 'hang:Light': 2, 'hang:catalog:list-foot': 1, hang: 1 })).toBe(
    '停止响应 Light 2，停止响应 catalog:list-foot 1，停止响应 1',
  );
});
