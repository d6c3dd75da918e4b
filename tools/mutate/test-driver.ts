import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { failedOf } from './failed-of';
import { KeptWorker, noteChanged } from './kept-worker';

// Runs test files on request, in a process group of its own: a mutant may loop for ever.
// Request: { changed, files }; answer: { failed }; absolute paths.

/** How long what still runs may take to put things away, a database among them. */
const patienceMs = 15_000;

/** Instead of the limits of the configuration, which are those of a whole run on a quiet machine. */
const slowMs = 90_000;

/** Their tests share processes in the project's own runs too. */
const keptProjects = new Set(['unit', 'server']);

// Inside the checkout that is tested: what lies outside it is not served to a test that has a document.
const skipAfterFailure = join(process.cwd(), 'skip-after-failure.ts');
copyFileSync(join(import.meta.dirname, 'skip-after-failure.ts'), skipAfterFailure);

const vitest = await createVitest('test', { watch: false, reporters: [{}], isolate: true, passWithNoTests: true });
for (const { config } of vitest.projects) {
  // On a busy machine a test may be slow without being wrong.
  config.testTimeout = slowMs;
  config.hookTimeout = 2 * slowMs;
  config.setupFiles.push(skipAfterFailure);
  if (!keptProjects.has(config.name)) continue;
  config.pool = 'kept';
  config.poolRunner = { name: 'kept', createPoolWorker: options => new KeptWorker(options) };
}
const specifications = new Map<string, TestSpecification[]>();
for (const specification of await vitest.globTestSpecifications()) {
  const { moduleId } = specification;
  specifications.set(moduleId, [...(specifications.get(moduleId) ?? []), specification]);
}

let before: readonly string[] = [];
process.on('message', async ({ changed, files }: { changed: string[]; files: string[] }) => {
  // The files of the request before have been put back since.
  for (const file of new Set([...before, ...changed])) vitest.invalidateFile(file);
  before = changed;
  changed.forEach(noteChanged);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    files.flatMap(file => specifications.get(file) ?? []),
  );
  // The process that asked may have ended.
  if (process.connected) process.send?.({ failed: failedOf(files, testModules, unhandledErrors.length) });
});
process.on('disconnect', () => {
  // Ends the whole group: a worker in an endless loop takes no message.
  const end = () => process.kill(-process.pid, 'SIGKILL');
  setTimeout(end, patienceMs);
  void vitest.close().finally(end);
});
process.send?.({ failed: [] });
