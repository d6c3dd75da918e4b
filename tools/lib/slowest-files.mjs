import { relative } from 'node:path';

/** @typedef {{ title: string, file: string, specs?: { tests: { results?: { duration?: number }[] }[] }[], suites?: TimedSuite[] }} TimedSuite */
/** @typedef {{ testResults: { name: string, startTime?: number, endTime?: number }[] } | { stats: object, suites: TimedSuite[] }} TimedReport */

/**
 * The test files that took longest, the slowest first: where a shorter run would begin.
 * @param {TimedReport | null} report of vitest or of Playwright, parsed; null when there is none
 * @param {number} count how many at most
 * @param {string} root the folder that paths are told from
 * @returns {{ file: string, seconds: number }[]} files under a second are left out
 */
export function slowestFiles(report, count, root = process.cwd()) {
  if (!report) return [];
  const timed =
    'suites' in report
      ? report.suites.map(suite => ({ file: suite.file, ms: durationOf(suite) }))
      : report.testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
          file: relative(root, name).replaceAll('\\', '/'),
          ms: endTime - startTime,
        }));
  return timed
    .map(({ file, ms }) => ({ file, seconds: Math.round(ms / 1000) }))
    .filter(({ seconds }) => seconds > 0)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

/** @returns {number} */
function durationOf(/** @type {TimedSuite} */ { specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results = [] }) => results.map(run => run.duration ?? 0)));
  return own.reduce((sum, ms) => sum + ms, 0) + suites.reduce((sum, suite) => sum + durationOf(suite), 0);
}
