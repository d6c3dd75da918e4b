import { beforeEach, expect, test, vi } from 'vitest';
import { runSteps } from './steps.mjs';

// What the steps say is read here; among what the tests print, it would look like steps that failed.
const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  const print = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  return () => print.mockRestore();
});

/** Steps that note their begin and end; each ends when it is told to. */
function noting(...steps: { name: string; stage: string; code?: number }[]) {
  const log: string[] = [];
  const run = steps.map(({ name, stage, code = 0 }) => ({
    name,
    stage,
    title: name,
    run: async () => {
      log.push(`${name} begins`);
      await new Promise(resolve => setImmediate(resolve));
      log.push(`${name} ends`);
      return code;
    },
  }));
  return { log, run };
}

test('steps of a stage run at the same time, stages one after the other', async () => {
  const { log, run } = noting(
    { name: 'a', stage: 'static' },
    { name: 'b', stage: 'static' },
    { name: 'c', stage: 'tests' },
  );
  expect(await runSteps(run)).toEqual({ passed: 0, failed: 0 });
  expect(log).toEqual(['a begins', 'b begins', 'a ends', 'b ends', 'c begins', 'c ends']);
});

test('after a failure the others run; what needs the build is left out when that failed, and counts as failed', async () => {
  const { log, run } = noting(
    { name: 'lint', stage: 'static', code: 1 },
    { name: 'build', stage: 'static', code: 1 },
    { name: 'unit', stage: 'tests' },
    { name: 'e2e-site', stage: 'tests' },
    { name: 'e2e', stage: 'stories' },
  );
  expect(await runSteps(run)).toEqual({ passed: 0, failed: 4 });
  expect(log.filter(line => line.endsWith('begins'))).toEqual(['lint begins', 'build begins', 'unit begins']);
  const failures = said.filter(line => line.includes('✗')).map(line => line.replace(/^.*✗ /, ''));
  expect(failures).toEqual(['lint', 'build', 'e2e-site', 'e2e']);
});
