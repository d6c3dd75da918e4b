import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Arco's ES build imports its own CSS and must be one copy, so that the React 19 adapter patches the copy in use. */
const arco = { deps: { inline: [/@arco-design/] } };

export default defineConfig({
  test: {
    // One less than there are processors would leave half of a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['tools/test/say-seed-at-once.ts'],
          include: [
            'shared/**/*.test.{ts,tsx}',
            'shell/**/*.test.{ts,tsx}',
            'remote-*/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'server/**/*.unit.test.ts',
          ],
          // A test that needs a DOM says so in its first line: // @vitest-environment jsdom
          environment: 'node',
          // The first test of a file waits for what it imports; on a busy machine that takes longer than a test should.
          testTimeout: 20_000,
          server: arco,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: ['tools/test/say-seed-at-once.ts'],
          include: ['server/**/*.test.ts'],
          exclude: ['server/**/*.unit.test.ts', '**/node_modules/**'],
          globalSetup: ['server/test/global-setup.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
