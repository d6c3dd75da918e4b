import type { TestModule } from 'vitest/node';

/**
 * Those of the requested files of which a test failed. Vitest tells of every file that it has run so far, also for other
 * requests. An error outside of tests is charged to the first file where no test failed.
 */
export function failedOf(
  files: readonly string[],
  modules: readonly Pick<TestModule, 'moduleId' | 'ok'>[],
  unhandledErrors: number,
): string[] {
  const failed = modules.flatMap(module => (files.includes(module.moduleId) && !module.ok() ? module.moduleId : []));
  return failed.length === 0 && unhandledErrors > 0 ? files.slice(0, 1) : failed;
}
