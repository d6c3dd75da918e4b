import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { unitTests } from './tools/kit/unit-tests.mjs';
import { memoryFolder } from './tools/test/memory-folder.mjs';
import { quickExports } from './tools/test/quick-exports.mjs';
import { domTests, isolatedTests } from './tools/test/test-groups.mjs';
import { WAIT_MS } from './tools/test/wait-ms.mjs';

// A test that needs a DOM says so in its first line: // @vitest-environment jsdom
// Tests against a database have a project of their own, which starts PostgreSQL.
const dom = domTests(import.meta.dirname);
const isolated = isolatedTests(import.meta.dirname);

const patient = { poll: { timeout: WAIT_MS } };

const unit = {
  setupFiles: ['tools/test/say-seed-at-once.ts', 'tools/test/equal-bytes.ts', 'tools/test/patient-waits.ts'],
  expect: patient,
  ...unitTests,
};

// They start PostgreSQL clusters of their own: on the database of DATABASE_URL they would only repeat the run without it.
const sameOnAnyDatabase = process.env.DATABASE_URL ? ['server/**/embedded.test.ts'] : [];

const plugins = [quickExports];

// Workers take over the environment of this process. Who names a folder is heard.
const inMemory = process.env.TMPDIR ? undefined : memoryFolder();
if (inMemory) process.env.TMPDIR = inMemory;

export default defineConfig({
  test: {
    // One less than there are processors would leave half of a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins,
        test: {
          ...unit,
          name: 'unit',
          include: [
            'shared/**/*.test.{ts,tsx}',
            'shell/**/*.test.{ts,tsx}',
            'remote-*/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'e2e/**/*.test.ts',
            'server/**/*.unit.test.ts',
          ],
          exclude: ['**/node_modules/**', ...dom, ...isolated],
          environment: 'node',
          // Files of one worker share what they import: a third less time. A file undoes what it changes of the process.
          isolate: false,
        },
      },
      {
        plugins,
        test: {
          ...unit,
          name: 'unit-dom',
          include: dom,
          environment: 'node',
          // They share React and Arco, which take longer to load than most tests to run: half the processor time.
          isolate: false,
          setupFiles: [...unit.setupFiles, 'shared/host/src/testing/dom.ts', 'tools/test/clean-document.ts'],
        },
      },
      { plugins, test: { ...unit, name: 'unit-isolated', include: isolated, environment: 'node' } },
      {
        plugins,
        test: {
          name: 'server',
          setupFiles: [...unit.setupFiles, 'server/test/quick-hashes.ts'],
          expect: patient,
          include: ['server/**/*.test.ts'],
          exclude: ['server/**/*.unit.test.ts', '**/node_modules/**', ...sameOnAnyDatabase],
          globalSetup: ['server/test/global-setup.ts'],
          environment: 'node',
          // Loading the server took a third of their time. They replace no module: what they watch is an object's (`vi.spyOn`).
          isolate: false,
          testTimeout: unitTests.testTimeout,
          hookTimeout: unitTests.hookTimeout,
        },
      },
    ],
  },
});
