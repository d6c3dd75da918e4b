import { requirementsOf } from '@shixuan/optics/model';
import { parseSelectionSearch } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { lightPart, rankingAnswer } from '../../testing/fixtures';
import { indexParts, resultRow } from '../ranking/answer';
import { rankingRequest } from '../ranking/ranking-query';
import { systemOf } from '../ranking/system-of';
import { figureLine, rowLines } from './row-lines';

const { state } = parseSelectionSearch('fov=60x45&wd=280~320&acc=defect:0.1:3&wl=460', 'systems');
const need = requirementsOf(state.task);
const request = rankingRequest(state, { width: 2000, height: 2000 });

test('the line of a light says which of its colours to order', () => {
  const answer = rankingAnswer(request);
  const [row] = answer.list;
  if (!row) throw new Error('a system is needed');
  const lit = (model: string) => {
    const part = { ...lightPart, part: { ...lightPart.part, model, colours: ['red', 'blue'] } };
    const shown = { ...resultRow(row, indexParts(answer)), light: part };
    const system = systemOf(shown, request);
    return system && rowLines(need, shown, system, state).parts.find(({ label }) => label === '光源')?.text;
  };
  expect(lit('XX-100-R/B')).toMatch(/（颜色下单时选定：R\/B；按任务的 460 nm 选 B（蓝光））$/);
  expect(lit('XX-100-B')).not.toContain('颜色');
});

test('the line of a part has the figures of its card after model and count', () => {
  const answer = rankingAnswer(request);
  const [first] = answer.list;
  const row = first && resultRow(first, indexParts(answer));
  const system = row && systemOf(row, request);
  if (!system || !row.camera) throw new Error('a system is needed');
  const { model, name, summary } = row.camera.product;
  const line = rowLines(need, row, system, state).parts.find(({ label }) => label === '相机');
  expect(line?.text).toContain(`${model}（${name} · ${summary}）`);
});

test.each([
  [1e-6, '0 %'],
  [-2.22e-14, '0 %'],
  [0.005, '0.005 %'],
  [68.461, '68.46 %'],
  [19_310, '193.1 倍'],
])('a share of %s % is told as %s', (figure, text) => {
  expect(figureLine({ label: '比要求细', figure, unit: '%', text: null })).toEqual([{ label: '比要求细', text }]);
});
