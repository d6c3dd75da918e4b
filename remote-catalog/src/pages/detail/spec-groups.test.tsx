import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AttributeDefinition } from '@shixuan/api/client';
import { expect, test } from 'vitest';
import { Term } from '../../features/attributes/term';
import { attributeOf } from '../../testing/attribute';
import { inapplicableLabels, missingGroups, specGroups } from './spec-groups';

const term = (name: string) => <Term name={name} help="说明" />;

const attribute = (key: string, group: string, more: Partial<AttributeDefinition> = {}) =>
  attributeOf(key, { unit: 'mm', group, help: '说明', ...more });

const attributes = [
  attribute('focal', '光学'),
  attribute('length', '机械'),
  attribute('mount', '光学', { type: 'text' }),
  attribute('range', '光学', { type: 'range' }),
];

test('groups keep the category order and hold known values alone; values of another origin are marked', () => {
  const groups = specGroups(
    attributes,
    { attrs: { focal: 25, mount: 'C', length: 40 } },
    {
      derived: [
        { key: 'focal', how: '由型号读出', rule: 'part-number' },
        { key: 'length', how: '两段之和' },
      ],
      fieldSources: [{ key: 'mount', url: 'https://maker.example/' }],
    },
  );
  expect(groups).toEqual([
    {
      title: '光学',
      rows: [
        { key: 'focal', label: term('focal'), value: '25', unit: 'mm', note: '由型号推出' },
        { key: 'mount', label: term('mount'), value: 'C', note: '另有出处' },
      ],
    },
    { title: '机械', rows: [{ key: 'length', label: term('length'), value: '40', unit: 'mm', note: '推算' }] },
  ]);
});

test('every attribute is either in a group of values or named as missing', () => {
  expect(missingGroups(attributes, { attrs: { focal: 25, range: [null, null] } })).toEqual([
    { title: '机械', labels: ['length'] },
    { title: '光学', labels: ['mount', 'range'] },
  ]);
});

test.each([
  ['backlight', true],
  ['collimated-backlight', false],
  ['ring', false],
])('of a light of the shape %s 外径 is 不适用: %s', (shape, isInapplicable) => {
  const file = join(import.meta.dirname, '../../../../data/categories.json');
  const categories = JSON.parse(readFileSync(file, 'utf8')) as { code: string; attributes: AttributeDefinition[] }[];
  const attributes = categories.find(({ code }) => code === 'light')?.attributes ?? [];
  expect(inapplicableLabels(attributes, { attrs: { shape } }).includes('外径')).toBe(isInapplicable);
});
