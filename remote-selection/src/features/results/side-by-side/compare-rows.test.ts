import { requirementsOf } from '@shixuan/optics/model';
import { parseSelectionSearch } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { indexParts, resultRow } from '../../../data/ranking/answer';
import { rankingRequest } from '../../../data/ranking/ranking-query';
import { systemOf } from '../../../data/ranking/system-of';
import { rankingAnswer } from '../../../testing/fixtures';
import { compareRows } from './compare-rows';

test('of two rows, what nobody asks for is not called passed, and tells nothing apart where both have it', () => {
  const { state } = parseSelectionSearch('fov=60x45&wd=280~320&acc=defect:0.1:3', 'systems');
  const request = rankingRequest(state, { width: 2000, height: 2000 });
  const answer = rankingAnswer(request);
  const [first] = answer.list;
  const row = first && resultRow(first, indexParts(answer));
  const system = row && systemOf(row, request);
  if (!row || !system) throw new Error('a system is needed');
  const sideOf = (verdicts: object) => ({ row: { ...row, verdicts: { ...row.verdicts, ...verdicts } }, system });
  const checks = (a: object, b: object) => {
    const groups = compareRows(requirementsOf(state.task), 'systems', state.encoder, [sideOf(a), sideOf(b)]);
    const lines = groups.find(({ title }) => title === '检查')?.lines ?? [];
    return lines.flatMap(({ label, texts }) => (label === '帧率' || label === '视野' ? [[label, ...texts]] : []));
  };
  const pass = { rate: 'pass', 'field-of-view': 'pass' };
  expect(checks(pass, pass)).toEqual([]);
  expect(checks(pass, { rate: 'unknown', 'field-of-view': 'warn' })).toEqual([
    ['视野', '通过', '注意'],
    ['帧率', '未要求', '待确认'],
  ]);
});
