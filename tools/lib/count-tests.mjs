/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} VitestReport */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} PlaywrightReport */

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
  const unloaded = report.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}
