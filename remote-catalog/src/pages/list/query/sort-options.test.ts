import { expect, test } from 'vitest';
import { attributeOf } from '../../../testing/attribute';
import { nextSort, sortOptions } from './sort-options';

test('a column head goes from ascending to descending to the catalogue order', () => {
  const first = nextSort(null, 'maxFps');
  const second = nextSort(first, 'maxFps');
  expect([first, second, nextSort(second, 'maxFps')]).toEqual([
    { key: 'maxFps', direction: 'asc' },
    { key: 'maxFps', direction: 'desc' },
    null,
  ]);
  expect(nextSort(second, 'pixels')).toEqual({ key: 'pixels', direction: 'asc' });
});

test('the catalogue order is the first choice', () => {
  expect(sortOptions([]).map(({ value }) => value)).toEqual(['', '-completeness', 'brand', 'model']);
});

test('a list compared with a product offers that order, too', () => {
  expect(sortOptions([], { key: 'like547', direction: 'asc' })[1]).toMatchObject({
    value: 'like547',
    label: '与参照产品的接近程度',
  });
});

test('choices can be sorted by; where the sign is a direction the absolute value counts', () => {
  const options = sortOptions([
    attributeOf('a', { label: '畸变', better: 'nearZero' }),
    attributeOf('b', { label: '靶面', type: 'choice' }),
  ]);
  expect(options.slice(4).map(({ value, label }) => [value, label])).toEqual([
    ['a', '畸变绝对值 从小到大'],
    ['-a', '畸变绝对值 从大到小'],
    ['b', '靶面 按选项顺序'],
    ['-b', '靶面 按选项倒序'],
  ]);
});
