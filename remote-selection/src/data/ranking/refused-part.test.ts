import { expect, test } from 'vitest';
import { refusedPart } from './refused-part';

test.each([
  [
    '光源编号 lightId：5 是镜头，应为光源的编号',
    { part: 'lightId', label: '光源', why: '编号 5 是镜头，应为光源的编号' },
  ],
  ['相机编号 cameraId：没有编号为 999 的相机', { part: 'cameraId', label: '相机', why: '没有编号为 999 的相机' }],
  ['光圈 task.fNumber：应为大于 0 的有限数值', null],
  ['服务暂时不可用', null],
])('%s', (message, expected) => {
  expect(refusedPart(new Error(message))).toEqual(expected);
});

test('what the server said counts, not what the site says of the status', () => {
  const error = Object.assign(new Error('参数错误，请检查参数'), {
    serverMessage: '镜头编号 lensId：7 是光源，应为镜头的编号',
  });
  expect(refusedPart(error)?.part).toBe('lensId');
});

test('nothing failed, nothing is refused', () => {
  expect(refusedPart(null)).toBeNull();
});
