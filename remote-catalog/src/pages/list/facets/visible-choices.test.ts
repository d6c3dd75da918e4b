import { expect, test } from 'vitest';
import { visibleChoices } from './visible-choices';

const values = Array.from({ length: 12 }, (_, i) => ({ value: `v${i}`, label: `选项 ${i}`, count: i === 0 ? 0 : i }));
const names = (list: { value: string }[]) => list.map(({ value }) => value);

test('folded: the first that give something, and what is selected', () => {
  const { shown, hidden } = visibleChoices(values, new Set(['v11']), false, '');
  expect(names(shown)).toEqual(['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8', 'v11']);
  expect(hidden).toBe(3);
});

test('where few give something the number stays: what lies below does not move under the pointer', () => {
  const few = values.map(each => ({ ...each, count: each.value === 'v9' ? 3 : 0 }));
  const { shown, hidden } = visibleChoices(few, new Set(), false, '');
  expect(names(shown)).toEqual(['v0', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v9']);
  expect(hidden).toBe(4);
});

test('a selected choice that gives nothing stays in sight, so that it can be taken away', () => {
  expect(names(visibleChoices(values, new Set(['v0']), false, '').shown)[0]).toBe('v0');
});

test('all on demand, and those whose name holds the text', () => {
  expect(visibleChoices(values, new Set(), true, '')).toEqual({ shown: values, hidden: 0 });
  expect(names(visibleChoices(values, new Set(), false, ' 项 1').shown)).toEqual(['v1', 'v10', 'v11']);
});

test('a short list is seen as a whole, also what would give nothing', () => {
  expect(visibleChoices(values.slice(0, 8), new Set(), false, '')).toEqual({ shown: values.slice(0, 8), hidden: 0 });
});

test.each(['2/3"', '２／３', '2/3″'])('a size in inches is found as people type it: %s', text => {
  const sizes = ['1/2″', '2/3″', '1″'].map(label => ({ value: label, label, count: 1 }));
  expect(names(visibleChoices(sizes, new Set(), false, text).shown)).toEqual(['2/3″']);
});
