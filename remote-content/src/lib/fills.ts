import type { FillDescriptor } from '@shixuan/host';

/** Articles below the products of a category. */
export const listFoot = {
  slot: 'catalog:list-foot',
  version: 1,
  order: 10,
  props: { type: 'object', properties: { categoryName: { type: 'string' } }, required: ['categoryName'] },
} as const satisfies FillDescriptor;
