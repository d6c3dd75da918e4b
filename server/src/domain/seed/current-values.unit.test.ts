import { expect, test } from 'vitest';
import type { CategoryAttribute } from '../catalogue/import/category-file';
import { currentValues } from './current-values';

const shared = { group: '参数', inList: true, filterable: true, sortable: true, help: '说明' };
const drive: CategoryAttribute = {
  ...shared,
  key: 'drive',
  label: '驱动方式',
  type: 'choice',
  options: [
    { value: 'ballscrew', label: '滚珠丝杠', aliases: ['screw'] },
    { value: 'belt', label: '同步带' },
  ],
};
const stroke: CategoryAttribute = { ...shared, key: 'strokeMm', label: '行程', type: 'number', unit: 'mm' };

test('a choice with another code is known by the former one, and all else stays', () => {
  expect(currentValues({ strokeMm: 100, drive: 'screw' }, { attributes: [stroke, drive] })).toEqual({
    attrs: { strokeMm: 100, drive: 'ballscrew' },
    stale: [],
  });
});

test('what the category no longer allows stays and is named: a choice, an attribute, another type', () => {
  const stored = { strokeMm: 100, drive: 'rack', weightG: 60 };
  expect(currentValues(stored, { attributes: [{ ...stroke, type: 'boolean' }, drive] })).toEqual({
    attrs: stored,
    stale: [
      { key: 'strokeMm', value: 100 },
      { key: 'drive', value: 'rack' },
      { key: 'weightG', value: 60 },
    ],
  });
});
