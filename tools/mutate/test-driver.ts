import { createVitest, type TestSpecification } from 'vitest/node';
import { failedOf } from './failed-of';

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
  // Who asked may have given up waiting.
  if (process.connected) process.send?.({ failed: failedOf(files, testModules, unhandledErrors.length) });
});
process.on('disconnect', () => {
  // With all that runs in this group: a worker in an endless loop hears nothing.
  const end = () => process.kill(-process.pid, 'SIGKILL');
  setTimeout(end, patienceMs);
  void vitest.close().finally(end);
});
process.send?.({ failed: [] });
