import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedAfter } from './typed-words';

const pressed = { line: '轴 Ø20，Z 向误差 5 µm，24 V', typed: '轴 Ø20，Z 精度 5 µm，24 V' };

test.each([
  ['behind it', '轴 Ø20，Z 向误差 5 µm，24 V，防爆', '轴 Ø20，Z 精度 5 µm，24 V，防爆'],
  ['before it', '铜轴 Ø30，Z 向误差 5 µm，24 V', '铜轴 Ø30，Z 精度 5 µm，24 V'],
  ['as a word that is taken away', 'Z 向误差 5 µm，24 V', 'Z 精度 5 µm，24 V'],
  ['in it, which makes it their own', '轴 Ø20，Z 误差 5 µm，24 V', '轴 Ø20，Z 误差 5 µm，24 V'],
  ['from the beginning', '', ''],
])('what a visitor changes %s changes what was typed', (_, next, typed) => {
  expect(typedAfter(pressed, next)).toBe(typed);
});

test('what is typed behind the words of an offer does not quote them', () => {
  expect(typedAfter({ line: '轴 Ø20，远心', typed: '轴 Ø20' }, '轴 Ø20，远心，防爆')).toBe('轴 Ø20，防爆');
});

test('a line without presses is what was typed, whatever is changed', () => {
  const text = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(text, text, (line, next) => {
      expect(typedAfter({ line, typed: line }, next)).toBe(next);
    }),
  );
});
