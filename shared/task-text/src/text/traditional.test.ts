import { expect, test } from 'vitest';
import { asSimplified } from './traditional';

test('a text keeps its length, and one in simplified characters is as it was', () => {
  expect(asSimplified('雙遠心鏡頭，視野 60×45 mm')).toBe('双远心镜头，视野 60×45 mm');
  for (const text of ['工作距离 300 mm，景深、靶面、像元、行频、远心', 'FOV 60x45', '著名品牌'])
    expect(asSimplified(text)).toBe(text);
});
