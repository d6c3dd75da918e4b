import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport */
/** @typedef {{ errors?: { message?: string }[] }} PlaywrightResult every error: one of the console often says why an assertion failed */
/** @typedef {{ title: string, file: string, specs?: { title: string, tests: { status: string, results?: PlaywrightResult[] }[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: { message?: string }[], suites: PlaywrightSuite[] }} PlaywrightReport */

/**
 * Tests in a report of vitest or of Playwright. Whatever did not plainly pass has failed: a test that passed only when
 * it was run again, and a file that could not be loaded at all.
 * @param {VitestReport | PlaywrightReport | null} report the parsed JSON; null when there is none
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(report) {
  if (!report) return { passed: 0, failed: 0 };
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky + report.errors.length };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded(report).length };
}

/** The expected and actual lines of a failure; the rest is further up in the log. */
const SAID_LINES = 12;

/**
 * The failures, `file › test` and reason, repeated at the end of a long run, where readers look.
 * @param {VitestReport | PlaywrightReport | null} report
 * @returns {string[]}
 */
export function failedTests(report) {
  if (!report) return [];
  if ('stats' in report) {
    return [
      ...report.suites.flatMap(suite => failedIn(suite, [])),
      ...report.errors.map(({ message }) => message ?? '?'),
    ];
  }
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}${why(failureMessages?.[0])}`),
  );
  return [...failed, ...unloaded(report).map(({ name }) => name)];
}

const unloaded = (/** @type {VitestReport} */ { testResults }) =>
  testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0);

const messagesOf = (/** @type {{ results?: PlaywrightResult[] }[]} */ tests) =>
  tests.flatMap(({ results = [] }) => results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)));

function why(/** @type {string | undefined} */ message) {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  return lines
    .filter(line => line.trim())
    .slice(0, SAID_LINES)
    .map(line => `\n      ${line}`)
    .join('');
}

/** @returns {string[]} */
function failedIn(/** @type {PlaywrightSuite} */ suite, /** @type {string[]} */ above) {
  const path = [...above, suite.title];
  const failed = (suite.specs ?? []).filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  );
  return [
    ...failed.map(({ title, tests }) => [...path, title].join(' › ') + messagesOf(tests).map(why).join('')),
    ...(suite.suites ?? []).flatMap(inner => failedIn(inner, path)),
  ];
}
