import { expect, test } from 'vitest';
import { byOrigin, hostOf, tierText } from './source-texts';

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

test('values of one source are told together, values of different confidence apart', () => {
  const handbook = { url: 'https://example.com/a', tier: 'manual-mirror', confidence: 'high' } as const;
  const dealer = { url: 'https://example.com/a', tier: 'manual-mirror', confidence: 'low' } as const;
  expect(
    byOrigin([
      { key: 'weight', ...handbook },
      { key: 'shutter', ...dealer },
      { key: 'power', ...handbook },
      { key: 'body_width', url: null },
      { key: 'body_height', url: null, tier: null },
    ]).map(({ keys }) => keys),
  ).toEqual([['weight', 'power'], ['shutter'], ['body_width', 'body_height']]);
});
