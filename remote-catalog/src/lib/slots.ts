import type { SlotDescriptor } from '@shixuan/host';

/** Below the products of a category. */
export const listFoot = {
  name: 'list-foot',
  title: '产品列表之后：帮助看懂这一类产品的内容',
  version: 1,
  props: {
    type: 'object',
    properties: { categoryCode: { type: 'string' }, categoryName: { type: 'string' } },
    required: ['categoryCode', 'categoryName'],
  },
  most: 1,
  height: { wide: 196, narrow: 364 },
} as const satisfies SlotDescriptor;

/** On the page of a product, between what goes with it and its siblings. */
export const productUse = {
  name: 'product-use',
  title: '产品详情：用这款产品可以做什么',
  version: 1,
  props: {
    type: 'object',
    properties: { id: { type: 'integer', minimum: 1 }, categoryCode: { type: 'string' }, model: { type: 'string' } },
    required: ['id', 'categoryCode', 'model'],
  },
  most: 1,
  height: { wide: 144, narrow: 228 },
} as const satisfies SlotDescriptor;
