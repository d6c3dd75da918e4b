import { checkIds } from '@shixuan/optics/model';
import { parseSelectionSearch } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { rankingAnswer } from '../../testing/fixtures';
import { resultRow } from './answer';

const { task } = parseSelectionSearch('fov=60x45&wd=280~320&acc=defect:0.1:3', 'systems').state;
const [row] = rankingAnswer({ goal: 'systems', body: { task } }).list;
if (!row) throw new Error('a row is needed');

const verdicts = Object.fromEntries(checkIds.map(id => [id, 'unknown' as const]));
const counted = (changes: Partial<typeof row>) =>
  Object.keys(resultRow({ ...row, verdicts, ...changes }, new Map()).verdicts);

test('a row counts the checks that it lists when it is opened: those of the parts that are chosen', () => {
  expect(counted({})).toEqual([...checkIds]);
  const ofCamera = counted({ lensId: 0 });
  expect(ofCamera).toEqual(expect.arrayContaining(['accuracy', 'shutter', 'link']));
  for (const id of ['magnification', 'distance', 'mount']) expect(ofCamera).not.toContain(id);
  const ofLens = counted({ cameraId: 0 });
  expect(ofLens).toEqual(expect.arrayContaining(['magnification', 'distance']));
  for (const id of ['shutter', 'link', 'mount']) expect(ofLens).not.toContain(id);
});

test('what fails is counted, whatever is not chosen', () => {
  expect(counted({ lensId: 0, verdicts: { distance: 'fail' } })).toEqual(['distance']);
});
