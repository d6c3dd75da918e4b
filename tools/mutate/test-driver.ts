import { createVitest, type TestSpecification } from 'vitest/node';

// Runs test files on request, in a process group of its own: a mutant may loop for ever.
// Request: { changed, files }; answer: { failed }; absolute paths.

/** How long what still runs may take to put things away, a database among them. */
const patienceMs = 15_000;

const vitest = await createVitest('test', { watch: false, reporters: [{}], isolate: true, passWithNoTests: true });
const specifications = new Map<string, TestSpecification[]>();
for (const specification of await vitest.globTestSpecifications()) {
  const { moduleId } = specification;
  specifications.set(moduleId, [...(specifications.get(moduleId) ?? []), specification]);
}

process.on('message', async ({ changed, files }: { changed: string; files: string[] }) => {
  vitest.invalidateFile(changed);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    files.flatMap(file => specifications.get(file) ?? []),
  );
  // Vitest tells of every file that it has run so far, also for other requests.
  const failed = testModules.flatMap(module =>
    files.includes(module.moduleId) && !module.ok() ? module.moduleId : [],
  );
  process.send?.({ failed: failed.length === 0 && unhandledErrors.length > 0 ? files.slice(0, 1) : failed });
});
process.on('disconnect', () => {
  // With all that runs in this group: a worker in an endless loop hears nothing.
  const end = () => process.kill(-process.pid, 'SIGKILL');
  setTimeout(end, patienceMs);
  void vitest.close().finally(end);
});
process.send?.({ failed: [] });
