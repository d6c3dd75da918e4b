import type { FillDescriptor } from '@shixuan/host';

/** The first fields of a selection with a product, on the product's page. */
export const productUse = {
  slot: 'catalog:product-use',
  version: 1,
  order: 10,
  props: {
    type: 'object',
    properties: { id: { type: 'integer' }, categoryCode: { type: 'string' } },
    required: ['id', 'categoryCode'],
  },
  when: { categoryCode: ['area-camera', 'fa-lens', 'telecentric-lens'] },
} as const satisfies FillDescriptor;
