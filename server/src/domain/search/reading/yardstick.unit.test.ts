import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { fileSearch } from '../../../../test/site-search';

const { ask, rowsOf } = askedSearch(await fileSearch());
const makersOf = (typed: string) => [...new Set(rowsOf(typed).map(({ brand }) => brand.name))];

test.each([
  ['比基恩士便宜的线激光 量程20mm', 'Keyence'],
  ['对标基恩士的线激光', 'Keyence'],
  ['能替代巴斯勒的500万网口相机', 'Basler'],
  ['巴斯勒国产替代 500万网口', 'Basler'],
  ['比OPT亮的环形光', 'OPT'],
])('%s: what others have', (typed, maker) => {
  expect(makersOf(typed).length).toBeGreaterThan(0);
  expect(makersOf(typed)).not.toContain(maker);
});

test('makers that are compared are both meant, and a part number of one is to be matched', () => {
  expect(makersOf('海康比大恒好在哪 500万')).toContain('Hikrobot');
  expect(makersOf('替代basler acA2500-14gm')).toContain('Basler');
  expect(ask('对标基恩士的国产线激光').note).toBeNull();
});
