import type { AttributeDefinition } from '@shixuan/api/client';
import { expect, test } from 'vitest';
import { Term } from '../../features/attributes/term';
import { specGroups } from './spec-groups';

const term = (name: string) => <Term name={name} help="说明" />;

const attribute = (key: string, group: string, more: Partial<AttributeDefinition> = {}): AttributeDefinition => ({
  key,
  label: key,
  type: 'number',
  unit: 'mm',
  group,
  inList: true,
  filterable: true,
  sortable: true,
  help: '说明',
  ...more,
});

test('groups keep the category order, unknown stays unknown, computed values are marked', () => {
  const groups = specGroups(
    [attribute('focal', '光学'), attribute('length', '机械'), attribute('mount', '光学', { type: 'text' })],
    { attrs: { focal: 25, mount: 'C' } },
    { derived: [{ key: 'focal', how: '由型号读出' }] },
  );
  expect(groups).toEqual([
    {
      title: '光学',
      rows: [
        { key: 'focal', label: term('focal'), value: '25', unit: 'mm', note: '推算' },
        { key: 'mount', label: term('mount'), value: 'C' },
      ],
    },
    { title: '机械', rows: [{ key: 'length', label: term('length'), value: null, unit: 'mm' }] },
  ]);
});
