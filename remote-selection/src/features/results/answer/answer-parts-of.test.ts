import { parseSelectionSearch } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { indexParts, resultRow } from '../../../data/ranking/answer';
import { lightPart, rankingAnswer } from '../../../testing/fixtures';
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

test('the light of one line camera is not what several beside each other take, until a common one is chosen', () => {
  const lit = rankingAnswer({ goal: 'systems', body: { task, lightId: lightPart.product.id } });
  const [first] = lit.list;
  if (!first) throw new Error('a system is needed');
  const whole = resultRow(first, indexParts(lit));
  if (!whole.camera || !whole.light) throw new Error('a camera and a light are needed');
  const line = { ...whole, camera: { ...whole.camera, part: { ...whole.camera.part, kind: 'line' as const } } };
  const sideBySide = { cameras: 3, along: 'width' as const };
  const lightOf = (...told: Parameters<typeof answerPartsOf>) =>
    answerPartsOf(...told).find(({ role }) => role === '光源');
  expect(lightOf(line, 'systems', { sideBySide })).toMatchObject({ product: null });
  const chosen = lightOf(line, 'systems', { sideBySide, lightId: whole.light.product.id });
  expect([chosen?.product, chosen?.count]).toEqual([whole.light.product, undefined]);
  // Area cameras each have their own.
  expect(lightOf(whole, 'systems', { sideBySide })?.count).toBe(3);
});
