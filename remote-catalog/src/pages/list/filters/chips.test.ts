import { type AttributeDefinition, MISSING } from '@shixuan/api/client';
import { listQuery } from '@shixuan/list-url';
import { expect, test } from 'vitest';
import { attributeOf } from '../../../testing/attribute';
import { boundsText, chips, chipsName, filterLabel, hasChip, withoutChip } from './chips';

const maxFps = attributeOf('maxFps', { label: '最高帧率', unit: 'fps' });
const facets = [{ key: 'brand', missing: 0, values: [{ value: '3', label: '海康机器人 Hikrobot', count: 4 }] }];

test('each choice and each pair of bounds is a chip that can be taken away by itself', () => {
  const query = { ...listQuery(1, { maxFps: { min: 30, in: [MISSING] }, brand: { in: ['3'] } }), page: 2 };
  const made = chips(query, [maxFps], facets);
  expect(made.map(({ label, text }) => `${label}：${text}`)).toEqual([
    '品牌：海康机器人 Hikrobot',
    '最高帧率：≥ 30\u202ffps',
    '最高帧率：未标注',
  ]);
  const [, bounds] = made;
  if (!bounds) throw new Error('no chip for the bounds');
  const without = withoutChip(query, bounds);
  expect(without).toEqual({ ...query, page: 1, filters: { maxFps: { in: [MISSING] }, brand: { in: ['3'] } } });
  expect(made.map(chip => hasChip(query, chip))).toEqual([true, true, true]);
  expect(made.map(chip => hasChip(without, chip))).toEqual([true, false, true]);
});

test.each([
  [{ min: 2.4, max: 5 }, '2.4～5\u202fµm'],
  [{ min: 2.4 }, '≥ 2.4\u202fµm'],
  [{ max: 5 }, '≤ 5\u202fµm'],
  [{ min: 4, max: 4 }, '= 4\u202fµm'],
])('%o', (filter, text) => {
  expect(boundsText(filter, 'µm')).toBe(text);
});

test('a suggested name says of which figure a bound is, and of what a yes', () => {
  const poe: AttributeDefinition = { ...maxFps, key: 'poe', label: 'PoE 供电', type: 'boolean', unit: undefined };
  const known = [...facets, { key: 'poe', missing: 0, values: [{ value: 'true', label: '是', count: 2 }] }];
  const query = listQuery(1, { maxFps: { min: 30, in: [MISSING] }, brand: { in: ['3'] }, poe: { in: ['true'] } });
  expect(chipsName(chips(query, [maxFps, poe], known))).toBe(
    '海康机器人 Hikrobot 最高帧率 ≥ 30\u202ffps 最高帧率 未标注 PoE 供电 是',
  );
});

test('what is no attribute has a name too', () => {
  expect(['brand', 'series', 'keyword', 'maxFps'].map(key => filterLabel(key, [maxFps]))).toEqual([
    '品牌',
    '系列',
    '关键词',
    '最高帧率',
  ]);
});
