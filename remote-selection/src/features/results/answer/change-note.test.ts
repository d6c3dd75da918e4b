import type { CallContent } from '@shixuan/api/client';
import { expect, test } from 'vitest';
import { firstState } from '../../../data/task/presets';
import { changeNote, isOneEdit } from './change-note';

type Ledger = CallContent<'rankSystems'>['ledger'];

const ledger = (exposure: number, depth: number): Ledger => [
  { check: 'exposure', label: '曝光与拖影', pairs: exposure, cameras: 0, lenses: 0, nearest: null },
  { check: 'depth-of-field', label: '景深', pairs: depth, cameras: 0, lenses: 0, nearest: null },
];

test('names how many results went, and the check that most of them are due to', () => {
  const note = changeNote(
    { feasible: 20_000, ledger: ledger(10, 500) },
    { feasible: 5_727, ledger: ledger(14_010, 773) },
    '套',
  );
  expect(note).toBe('比改动前少 14\u202f273 套，主要因为曝光与拖影');
});

test('names how many came where a check rejects fewer', () => {
  expect(changeNote({ feasible: 3, ledger: ledger(9, 9) }, { feasible: 8, ledger: ledger(9, 4) }, '支')).toBe(
    '比改动前多 5 支，主要因为景深',
  );
});

test('only an edit is compared with what stood before, not another task', () => {
  const now = firstState('systems');
  const edited = { ...now, task: { ...now.task, speedMmS: 7 } };
  expect(isOneEdit(now, edited)).toBe(true);
  const other = { ...edited, task: { ...edited.task, object: { widthMm: 7, heightMm: 7 } } };
  expect(isOneEdit(now, other)).toBe(false);
});

test('names no check where none explains the change', () => {
  expect(changeNote({ feasible: 3, ledger: [] }, { feasible: 2, ledger: [] }, '款')).toBe('比改动前少 1 款');
});

test('says nothing where nothing changed', () => {
  expect(changeNote({ feasible: 3, ledger: ledger(1, 2) }, { feasible: 3, ledger: ledger(2, 1) }, '套')).toBe('');
});
