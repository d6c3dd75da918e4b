import { expect, test } from 'vitest';
import { attributeOf } from '../../testing/attribute';
import { differingAttributes } from './differing-attributes';

const attribute = (key: string, keyFigure?: number) =>
  attributeOf(key, { decimals: 1, ...(keyFigure && { keyFigure }) });
const attributes = [attribute('a'), attribute('b', 1), attribute('c')];
const keys = (...members: Record<string, number>[]) =>
  differingAttributes(
    attributes,
    members.map(attrs => ({ attrs })),
  ).map(({ key }) => key);

test('what differs as printed, in the category order; unknown is no difference', () => {
  expect(keys({ a: 1, b: 2, c: 3 }, { a: 2, b: 2.01, c: 4 }, { b: 2 })).toEqual(['a', 'c']);
});

test('the deciding figures where nothing differs', () => {
  expect(keys({ a: 1, b: 2 }, { a: 1 })).toEqual(['b']);
});
