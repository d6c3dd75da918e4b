import { expect, test } from 'vitest';
import { countTests, failedTests } from './count-tests.mjs';

const passed = { status: 'passed', fullName: 'holds' };
const failed = {
  status: 'failed',
  fullName: 'a part › breaks',
  failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\nto be 2', 'more'],
};

test('vitest: tests, and files that could not be loaded', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { name: 'a.test.ts', status: 'passed', assertionResults: [passed, passed, passed] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [passed, passed, failed] },
      { name: 'c.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  expect(countTests(report)).toEqual({ passed: 5, failed: 2 });
  expect(failedTests(report)).toEqual(['b.test.ts › a part › breaks\n      expected 1\n      to be 2', 'c.test.ts']);
});

test('Playwright: a test that passed only at the second try has failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2 };
  const errors = [{ message: 'too late' }, { message: 'console errors' }];
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, results: status === 'flaky' ? [{ errors }, {}] : [{}] }],
  });
  const suites = [
    {
      title: 'site.spec.ts',
      file: 'site.spec.ts',
      specs: [spec('walks', 'expected'), spec('falls', 'unexpected')],
      suites: [
        { title: 'on a phone', file: 'site.spec.ts', specs: [spec('stumbles', 'flaky'), spec('skips', 'skipped')] },
      ],
    },
  ];
  expect(countTests({ stats, errors: [], suites })).toEqual({ passed: 7, failed: 3 });
  expect(failedTests({ stats, errors: [{ message: 'no site' }], suites })).toEqual([
    'site.spec.ts › falls',
    'site.spec.ts › on a phone › stumbles\n      too late\n      console errors',
    'no site',
  ]);
  expect(countTests({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}], suites: [] })).toEqual({
    passed: 0,
    failed: 1,
  });
});

test('a step without a report has no tests', () => {
  expect(countTests(null)).toEqual({ passed: 0, failed: 0 });
  expect(failedTests(null)).toEqual([]);
});
