import type { Attributes } from '@shixuan/api';
import { expect, test } from 'vitest';
import type { CategoryAttribute, CategoryEntry } from './category-file';
import { siteData } from './site-data.fixture';
import { inapplicable } from './validate';

const defined = (key: string, label: string, more: Partial<CategoryAttribute> = {}): CategoryAttribute => ({
  ...{ key, label, type: 'number', group: '参数', help: '' },
  ...{ inList: true, filterable: true, sortable: true },
  ...more,
});
const [some] = siteData.categories;
if (!some) throw new Error('no category');
const category: CategoryEntry = {
  ...some,
  attributes: [
    defined('shape', '形状', { type: 'text' }),
    defined('side', '边长'),
    defined('diameter', '外径', { appliesTo: { key: 'shape', in: ['ring'] }, insteadOf: 'side' }),
    defined('hole', '孔径', { appliesTo: { key: 'shape', in: ['ring'] } }),
  ],
};
const found = (attrs: Attributes) => inapplicable(attrs, category);
const notOfKind = (label: string) => `：「形状」为此值的产品没有「${label}」`;

test('an attribute of another kind of product is named, and one that stands for another where both are given', () => {
  expect(found({ shape: 'ring', diameter: 90, hole: 40 })).toBeUndefined();
  expect(found({ shape: 'bar', side: 90 })).toBeUndefined();
  expect(found({ shape: 'bar', diameter: 90 })).toEqual({
    ...{ key: 'diameter', problem: notOfKind('外径'), expected: '不填' },
  });
  expect(found({ shape: 'ring', side: 80, diameter: 90 })).toEqual({
    ...{ key: 'diameter', problem: '与「边长」不能同时给出', expected: '两者之一' },
  });
  expect(found({ shape: 'bar', hole: 40 })).toEqual({ key: 'hole', problem: notOfKind('孔径'), expected: '不填' });
});

test('of several the first in the order of the category is named', () => {
  expect(found({ hole: 40, diameter: 90, shape: 'bar' })?.key).toBe('diameter');
});
