import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeChanges } from './describe-changes';
import type { Stated } from './stated';

const camera = (frameRate: string, more: Record<string, string> = {}) => ({ 帧率: frameRate, ...more });

test('what is new, what is gone and what changed are said', () => {
  expect(
    describeChanges({ A: camera('30 fps'), B: camera('60 fps') }, { A: camera('35 fps'), C: camera('90 fps') }),
  ).toBe('新增 1 个型号：C；移除 1 个型号：B；A 的帧率由「30 fps」改为「35 fps」。');
});

test('a figure that becomes known, and one that is no longer', () => {
  expect(describeChanges({ A: camera('30 fps') }, { A: camera('30 fps', { 重量: '90 g' }) })).toBe(
    'A 的重量由「未标注」改为「90 g」。',
  );
  expect(describeChanges({ A: camera('30 fps', { 重量: '90 g' }) }, { A: camera('30 fps') })).toBe(
    'A 的重量由「90 g」改为「未标注」。',
  );
});

test('many changes are told by product, and long lists are cut', () => {
  const all = (frameRate: string): Stated =>
    Object.fromEntries(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(name => [name, camera(frameRate)]));
  expect(describeChanges(all('1 fps'), all('2 fps'))).toBe(
    '7 个型号的参数有修改：A（帧率）、B（帧率）、C（帧率）、D（帧率）、E（帧率）等。',
  );
  expect(describeChanges({}, all('1 fps'))).toBe('新增 7 个型号：A、B、C、D、E等。');
});

const stated = fc.dictionary(
  fc.constantFrom('A', 'B', 'C', '__proto__', 'toString'),
  fc.dictionary(fc.constantFrom('帧率', '重量'), fc.constantFrom('1', '2')),
);

test('nothing is said of equal versions, and something of all others', () => {
  fc.assert(
    fc.property(stated, stated, (before, after) => {
      const same = JSON.stringify(sorted(before)) === JSON.stringify(sorted(after));
      expect(describeChanges(before, after) === undefined).toBe(same);
      expect(describeChanges(after, after)).toBeUndefined();
    }),
  );
});

const sorted = (value: Stated) =>
  Object.entries(value)
    .map(([product, figures]) => [product, Object.entries(figures).sort()])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
