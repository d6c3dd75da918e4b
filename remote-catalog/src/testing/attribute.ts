import type { AttributeDefinition } from '@shixuan/api/client';

/** A figure that a list shows, filters and sorts by; `more` says what matters to a test. */
export const attributeOf = (key: string, more: Partial<AttributeDefinition> = {}): AttributeDefinition => ({
  key,
  label: key,
  type: 'number',
  group: '参数',
  inList: true,
  filterable: true,
  sortable: true,
  help: '',
  ...more,
});
