import { parseSelectionSearch } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { resultRow } from '../../../data/ranking/answer';
import { rankingAnswer } from '../../../testing/fixtures';
import { answerPartsOf } from './answer-parts-of';

const { task } = parseSelectionSearch('fov=60x45&wd=280~320&acc=defect:0.1:3', 'systems').state;
const [row] = rankingAnswer({ goal: 'systems', body: { task } }).list;
if (!row || !('lights' in row)) throw new Error('a system is needed');

test('a system for which the catalogue has no light says so among its parts', () => {
  const parts = answerPartsOf(resultRow({ ...row, lights: [] }, new Map()), 'systems');
  expect(parts).toContainEqual(expect.objectContaining({ role: '光源', product: null }));
});

test('a ranking of lenses has no word of lights', () => {
  const { lights: _, link: __, ...pair } = row;
  expect(answerPartsOf(resultRow(pair, new Map()), 'lenses').map(({ role }) => role)).not.toContain('光源');
});
