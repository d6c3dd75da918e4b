import { expect, test } from 'vitest';
import { type GuideTask, guideSteps } from './guide-steps';
import { blankTask, type GuideKind, guideKinds, reduceGuide, searchOf } from './guide-task';
import { printProgress, readProgress } from './kept-guide';

const NOW = 1_790_000_000_000;
const told = (kind: GuideKind): GuideTask => {
  const begun = reduceGuide(blankTask('imaging', 'systems'), { type: 'kind', kind, goal: 'systems' });
  const field = begun.page === 'imaging' ? 'object.width' : 'widthMm';
  return reduceGuide(begun, { type: 'typed', field, text: '600', unit: 'mm' });
};
const stored = (kind: GuideKind) => JSON.parse(JSON.stringify(printProgress({ kind, at: 2, task: told(kind) }, NOW)));

test.each(guideKinds)('what was told of %s is read as it was kept', kind => {
  const read = readProgress(stored(kind), 'systems', NOW + 1000);
  expect(read).toMatchObject({ kind, at: 2 });
  expect(read?.task.page).toBe(told(kind).page);
  expect(read && searchOf(read.task)).toBe(searchOf(told(kind)));
});

test('a text that cannot be taken is not kept, and the page may be another', () => {
  const wrong = reduceGuide(told('web'), { type: 'typed', field: 'object.width', text: '很宽', unit: 'mm' });
  const read = readProgress(printProgress({ kind: 'web', at: 1, task: wrong }, NOW), 'cameras', NOW);
  expect(read?.task.state).toMatchObject({ goal: 'cameras', drafts: {} });
});

test.each([
  ['nothing', undefined, NOW],
  ['a text', 'guide', NOW],
  ['another kind', { ...stored('web'), kind: 'weld' }, NOW],
  ['a question that is none', { ...stored('web'), at: guideSteps.length }, NOW],
  ['half a question', { ...stored('web'), at: 0.5 }, NOW],
  ['a question before the first', { ...stored('web'), at: -1 }, NOW],
  ['a name that every object has', { ...stored('web'), at: 'constructor' }, NOW],
  ['no time', { ...stored('web'), savedAt: null }, NOW],
  ['an address of another page', { ...stored('web'), search: 'w=20&h=abc' }, NOW],
  ['no address', { ...stored('web'), search: 7 }, NOW],
  ['answers of yesterday', stored('web'), NOW + 86_400_000],
  ['answers of a clock that was put back', stored('web'), NOW - 1],
])('%s is not taken', (_, value, now) => {
  expect(readProgress(value, 'systems', now)).toBeNull();
});
