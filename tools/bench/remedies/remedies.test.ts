import { prepareCatalogue } from '@shixuan/optics/solve';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeImaging, judgeProfile } from './judge-remedies';
import { realParts } from './real-parts';
import { imagingTasks, profileTasks } from './seeded-tasks';

/** `npm run bench -- remedies` tries more than a thousand. */
const LEAST = 60;

test('every remedy that is shown works when it is carried out as it is worded', async () => {
  const parts = await realParts();
  const catalogue = prepareCatalogue(parts);
  const found = [
    ...fc.sample(imagingTasks, { numRuns: 6, seed: 20_261_123 }).flatMap(task => judgeImaging(task, parts, catalogue)),
    ...fc.sample(profileTasks, { numRuns: 6, seed: 20_261_123 }).flatMap(task => judgeProfile(task, parts)),
  ];
  expect(found.length).toBeGreaterThan(LEAST);
  expect(found.filter(({ outcome }) => outcome !== 'works')).toEqual([]);
});
