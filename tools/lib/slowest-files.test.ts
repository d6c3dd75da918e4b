import { expect, test } from 'vitest';
import { slowestFiles } from './slowest-files.mjs';

test('files of vitest by their own time, told from the root', () => {
  const file = (name: string, seconds: number) => ({
    name: `/site/${name}`,
    startTime: 5,
    endTime: 5 + seconds * 1000,
  });
  const report = { testResults: [file('a.test.ts', 2), file('b/c.test.ts', 9), file('d.test.ts', 0.2)] };
  expect(slowestFiles(report, 5, '/site')).toEqual([
    { file: 'b/c.test.ts', seconds: 9 },
    { file: 'a.test.ts', seconds: 2 },
  ]);
  expect(slowestFiles(report, 1, '/site')).toEqual([{ file: 'b/c.test.ts', seconds: 9 }]);
});

test('stories of a file and of its groups together, each try counted', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map(duration => ({ duration })) }] });
  const report = {
    stats: {},
    suites: [
      {
        title: 'a',
        file: 'team/a.spec.ts',
        specs: [spec(3000)],
        suites: [{ title: 'g', file: 'a', specs: [spec(1000, 4000)] }],
      },
      { title: 'b', file: 'team/b.spec.ts', specs: [spec(9000)] },
    ],
  };
  expect(slowestFiles(report, 5)).toEqual([
    { file: 'team/b.spec.ts', seconds: 9 },
    { file: 'team/a.spec.ts', seconds: 8 },
  ]);
});

test('a step without a report has no files', () => {
  expect(slowestFiles(null, 5)).toEqual([]);
});
