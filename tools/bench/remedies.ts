import { prepareCatalogue } from '@shixuan/optics/solve';
import fc from 'fast-check';
import { type JudgedRemedy, judgeImaging, judgeProfile } from './remedies/judge-remedies';
import { realParts } from './remedies/real-parts';
import { imagingTasks, profileTasks } from './remedies/seeded-tasks';

const SEED = 20_261_122;
const IMAGING_TASKS = 60;
const PROFILE_TASKS = 40;
const shownFailures = 10;

/** Every remedy of seeded tasks over the real catalogue, carried out as it is worded: a table by kind. */
export async function remedies(): Promise<string[]> {
  const parts = await realParts();
  const catalogue = prepareCatalogue(parts);
  const found: JudgedRemedy[] = [
    ...fc
      .sample(imagingTasks, { numRuns: IMAGING_TASKS, seed: SEED })
      .flatMap(task => judgeImaging(task, parts, catalogue)),
    ...fc.sample(profileTasks, { numRuns: PROFILE_TASKS, seed: SEED }).flatMap(task => judgeProfile(task, parts)),
  ];
  const kinds = new Map<string, JudgedRemedy[]>();
  for (const each of found) kinds.set(each.kind, [...(kinds.get(each.kind) ?? []), each]);
  const count = (of: readonly JudgedRemedy[], outcome: JudgedRemedy['outcome']) =>
    of.filter(each => each.outcome === outcome).length;
  const line = (name: string, of: readonly JudgedRemedy[]) =>
    `${name}: ${count(of, 'works')} work, ${count(of, 'fails')} fail, ${count(of, 'moves')} move the problem, ${count(of, 'unclear')} unclear`;
  const failures = found.filter(({ outcome }) => outcome !== 'works').slice(0, shownFailures);
  return [
    line(`${found.length} remedies of ${IMAGING_TASKS + PROFILE_TASKS} tasks`, found),
    ...[...kinds].sort(([, a], [, b]) => b.length - a.length).map(([kind, of]) => line(kind, of)),
    ...failures.map(({ words, outcome, kind }) => `${outcome}: ${kind.split('：')[0]} ${words}`),
  ];
}
