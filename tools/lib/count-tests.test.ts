import { expect, test } from 'vitest';
import { countTests } from './count-tests.mjs';

test('vitest: tests, and files that could not be loaded', () => {
  const file = (status: string, tests: number) => ({
    status,
    assertionResults: Array.from({ length: tests }, () => ({})),
  });
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [file('passed', 3), file('failed', 3), file('failed', 0)],
  };
  expect(countTests(report)).toEqual({ passed: 5, failed: 2 });
});

test('Playwright: a test that passed only at the second try has failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2 };
  expect(countTests({ stats, errors: [] })).toEqual({ passed: 7, failed: 3 });
  expect(countTests({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] })).toEqual({
    passed: 0,
    failed: 1,
  });
});

test('a step without a report has no tests', () => {
  expect(countTests(null)).toEqual({ passed: 0, failed: 0 });
});
