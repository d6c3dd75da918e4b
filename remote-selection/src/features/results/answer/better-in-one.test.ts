import { requirementsOf } from '@shixuan/optics/model';
import { parseSelectionSearch } from '@shixuan/task-url';
import { describe, expect, test } from 'vitest';
import { type ResultRow, resultRow } from '../../../data/ranking/answer';
import { rankingAnswer } from '../../../testing/fixtures';
import { betterThanFirst } from './better-in-one';

const { task } = parseSelectionSearch('fov=60x45&wd=280~320&acc=defect:0.1:3', 'systems').state;
const need = requirementsOf(task);
const [system] = rankingAnswer({ goal: 'systems', body: { task } }).list;
if (!system) throw new Error('a system is needed');
const whole = resultRow(system, new Map());
const first: ResultRow = { ...whole, key: 'first', verdicts: {}, undecided: [], cost: { costClass: 3, parts: [] } };
const at = (key: string, change: Partial<ResultRow['setting']>, costClass = 3): ResultRow => ({
  ...first,
  key,
  setting: { ...first.setting, ...change },
  cost: { costClass, parts: [] },
});
const finer = at('finer', { objectPixelMm: { low: 0.01, nominal: 0.01, high: 0.01 } });
const faster = at('faster', { rateHz: 10_000 });
const said = (rows: readonly ResultRow[], leaders: Parameters<typeof betterThanFirst>[1]) =>
  betterThanFirst(rows, leaders, need).map(({ what, text, row }) => [what, text, row.key]);

describe('systems that are better than the first in one respect', () => {
  test('the cheapest of all that are known, the finest, the fastest', () => {
    const cheap = at('cheap', {}, 1);
    const leaders = [
      { row: finer, axes: ['accuracy' as const] },
      { row: faster, axes: ['rate' as const, 'light' as const] },
    ];
    expect(said([first, at('dear', {}, 4), at('less', {}, 2), cheap], leaders)).toEqual([
      ['更便宜', '¥', 'cheap'],
      ['更细', '10\u202fµm', 'finer'],
      ['更快', '10\u202fkHz', 'faster'],
    ]);
  });

  test('none that is better by too little, that leads itself, or of which data to decide it is missing', () => {
    const same = at('same', { objectPixelMm: first.setting.objectPixelMm });
    const open = { ...finer, undecided: ['mount' as const] };
    expect(said([first], [{ row: same, axes: ['accuracy'] }])).toEqual([]);
    expect(said([first], [{ row: first, axes: ['accuracy', 'rate', 'size'] }])).toEqual([]);
    expect(said([first, { ...at('open', {}, 1), undecided: ['mount'] }], [{ row: open, axes: ['accuracy'] }])).toEqual(
      [],
    );
    expect(said([], [{ row: finer, axes: ['accuracy'] }])).toEqual([]);
  });

  test('none that shows the object without the whole margin around it', () => {
    const { low, nominal, high } = first.setting.fieldWidthMm;
    const narrow = need.fieldWidthMm * 0.98;
    expect([low, nominal, high].every(mm => mm > narrow)).toBe(true);
    const tight = at('tight', { rateHz: 10_000, fieldWidthMm: { low: narrow, nominal: narrow, high: narrow } });
    expect(said([first], [{ row: tight, axes: ['rate'] }])).toEqual([]);
  });

  test('what costs an unknown amount is not called cheaper', () => {
    const unknown: ResultRow = { ...at('unknown', {}), cost: { costClass: null, parts: [] } };
    expect(said([first, unknown], [])).toEqual([]);
    const { cost: _, ...uncosted } = first;
    expect(said([uncosted, at('cheap', {}, 1)], [])).toEqual([]);
  });
});
