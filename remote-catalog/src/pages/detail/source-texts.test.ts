import { expect, test } from 'vitest';
import { hostOf, tierText } from './source-texts';

test('only web addresses become links', () => {
  expect(hostOf('https://www.example.com/a?b')).toBe('example.com');
  expect(hostOf('javascript:alert(1)')).toBeNull();
  expect(hostOf('https://')).toBeNull();
  expect(hostOf('产品手册 2023 版')).toBeNull();
});

test('the kind of a source reads in Chinese', () => {
  expect(tierText('manual-mirror')).toBe('厂家手册（第三方存档）');
  expect(tierText(null)).toBe('未记录');
});
