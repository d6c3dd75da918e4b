import { neutralTask } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { lightPart, rankingAnswer } from '../../testing/fixtures';
import { wholeWebLight, wholeWebRequest } from './whole-web-light';

test('the light of line cameras beside each other is that of one camera that sees the whole web, as many times coarser', () => {
  const task = {
    ...neutralTask,
    mode: 'line',
    object: { widthMm: 210, heightMm: 210 },
    accuracy: { kind: 'feature', featureMm: 0.1, pixelsPerFeature: 3 },
    speedMmS: 2000,
  } as const;
  const { body } = wholeWebRequest(task, { cameras: 3, along: 'width' });
  expect(body.task).toMatchObject({
    mode: 'line',
    speedMmS: 2000,
    object: { widthMm: 600 },
    accuracy: { kind: 'object-pixel', objectPixelMm: 0.1 },
  });
});

test('only a line that is long enough for certain is taken for all views', () => {
  const answer = rankingAnswer({ goal: 'systems', body: { task: neutralTask, lightId: lightPart.product.id } });
  const [first] = answer.list;
  if (!first || !('lights' in first)) throw new Error('a system is needed');
  const [light] = first.lights;
  if (!light) throw new Error('a light is needed');
  const named = (change: Partial<typeof light>) =>
    wholeWebLight({ ...answer, list: [{ ...first, lights: [{ ...light, ...change }] }] } as typeof answer);
  expect(named({ technique: 'line', geometry: 'pass' })?.id).toBe(light.lightId);
  expect(named({ technique: 'line', geometry: 'unknown' })).toBeNull();
  expect(named({ technique: 'ring', geometry: 'pass' })).toBeNull();
  expect(wholeWebLight({ ...answer, list: [] })).toBeNull();
});
