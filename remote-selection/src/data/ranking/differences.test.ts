import type { Verdict } from '@shixuan/optics/formula';
import { describe, expect, test } from 'vitest';
import { type Aspect, differenceText, isBetterIn } from './differences';

interface Row {
  cost?: number | null;
  pixels?: number | null;
  stop?: number | null;
  distance?: number | null;
  depth?: number | null;
  verdicts?: Readonly<Partial<Record<string, Verdict>>>;
}
type Whole = Row & { verdicts: Readonly<Partial<Record<string, Verdict>>> };

const aspect = (id: Exclude<keyof Row, 'verdicts'>, words: Omit<Aspect<Whole>, 'figure'>): Aspect<Whole> => ({
  ...words,
  figure: row => row[id] ?? null,
});
const cost = aspect('cost', { subject: '', more: '贵', less: '便宜', better: 'less', in: 'classes' });
const pixels = aspect('pixels', { subject: '像素', more: '细', less: '粗', better: 'more' });
const aspects = [
  cost,
  pixels,
  aspect('stop', { subject: '通光', more: '少', less: '多', better: 'less', in: 'stops' }),
  aspect('depth', { subject: '景深', more: '大', less: '小', better: 'more' }),
  aspect('distance', { subject: '工作距离', more: '长', less: '短', better: null, in: 'mm' }),
];
const first: Row = { cost: 3, pixels: 40, stop: 4, depth: 3, distance: 300 };
const checks = [
  { id: 'rate', label: '帧率', asked: true },
  { id: 'blur', label: '拖影', asked: false },
];
const said = (row: Row, than: Row = first) =>
  differenceText(aspects, { verdicts: {}, ...row }, { verdicts: {}, ...than }, checks);

describe('in what a row differs from another', () => {
  test('better, then worse, then what is neither', () => {
    expect(said({ ...first, cost: 2, pixels: 36, distance: 220 })).toBe(
      '便宜一档；像素粗\u202f10\u202f%；工作距离短\u202f80\u202fmm',
    );
    expect(said({ ...first, cost: 5, pixels: 50 })).toBe('像素细\u202f25\u202f%；贵两档');
  });

  test('stops are counted by halves, and twice as much is said without doubt', () => {
    expect(said({ ...first, stop: 5.6 })).toBe('通光少一档');
    expect(said({ ...first, stop: 6.7 })).toBe('通光少一档半');
    expect(said({ ...first, stop: 3.4 })).toBe('通光多半档');
    expect(said({ ...first, pixels: 116 })).toBe('像素细到\u202f2.9\u202f倍');
    expect(said({ ...first, depth: Number.POSITIVE_INFINITY })).toBe('景深大得多');
  });

  test('what nobody would pay for is not told, and what is unknown is neither better nor the same', () => {
    expect(said({ ...first, pixels: 41, stop: 4.1, distance: 305 })).toBe('参数几乎相同');
    expect(said({ ...first, cost: null })).toBe('已知参数几乎相同');
    expect(said(first, { ...first, pixels: null })).toBe('已知参数几乎相同');
    expect(said({})).toBe('已知参数几乎相同');
  });

  test('the largest three, and no advantage without its price', () => {
    expect(said({ cost: 1, pixels: 80, stop: 1, depth: 2.5, distance: 300 })).toBe(
      '便宜两档，通光多四档；景深小\u202f17\u202f%',
    );
  });

  test('a check that it fails or passes alone, where the task asks something of it', () => {
    const at = (verdict: Verdict): Row => ({ ...first, verdicts: { rate: verdict } });
    expect(said(at('fail'), at('pass'))).toBe('帧率不满足');
    expect(said(at('warn'), at('pass'))).toBe('帧率须注意');
    expect(said(at('pass'), at('warn'))).toBe('帧率通过');
    expect(said(at('unknown'), at('pass'))).toBe('参数几乎相同');
    expect(said({ ...first, verdicts: { blur: 'pass' } }, { ...first, verdicts: { blur: 'warn' } })).toBe(
      '参数几乎相同',
    );
  });
});

test('of two rows only that with a known figure can be better', () => {
  const [fine, coarse, unknown] = [50, 40, null].map(pixels => ({ pixels, verdicts: {} }));
  if (!fine || !coarse || !unknown) throw new Error('three rows are needed');
  expect(isBetterIn(pixels, fine, coarse)).toBe(true);
  expect(isBetterIn(pixels, coarse, fine)).toBe(false);
  expect(isBetterIn(pixels, fine, unknown)).toBe(false);
  expect(isBetterIn(pixels, unknown, coarse)).toBe(false);
  expect(isBetterIn(cost, { cost: 2, verdicts: {} }, { cost: 3, verdicts: {} })).toBe(true);
});
