import { expect, test } from 'vitest';
import { readPointer } from '../registry-pointer';
import type { RegistryRow } from '../registry-schema';
import { rowsOf, withRows } from './app-rows';
import { requireHadVisitors } from './had-visitors';
import { A, APP, B, build, C, setUpStore } from './store-fixture';

/** A is live, B and C were published and never shown; the row of B says what a test makes it say. */
async function setUp(extras: RegistryRow['extras'], traffic = 0) {
  const { storage, run, goLive } = setUpStore();
  await goLive(A);
  for (const version of [B, C]) await run({ command: 'publish', app: APP, build: build(version) });
  const { registry } = await readPointer(storage);
  const rows = rowsOf(registry, APP).map(row =>
    row.metadata.version === B ? { ...row, extras, deployment: { traffic, default: false } } : row,
  );
  const known = { storage, registry: withRows(registry, APP, rows) };
  const had = (version: string) =>
    requireHadVisitors(known, APP, version).then(
      () => true,
      (error: Error) => error.message,
    );
  return { storage, had };
}

const refused = (version: string) =>
  `catalog 的版本 ${version} 从未有过访客，不是可以退回的版本。要上线它，请用 promote。`;

test.each<[string, RegistryRow['extras'], number, boolean]>([
  ['it is noted that it was served', { served: true }, 0, true],
  ['it is noted that it was not', { served: false }, 0, false],
  ['it has visitors now, whatever is noted', { served: false }, 0.01, true],
  ['it was not served, although it counts as proven', { served: false, proven: true }, 0, false],
  ['nothing is noted, as in the oldest rows', {}, 0, true],
  ['it has been live', { proven: true }, 0, true],
  ['it was withdrawn from visitors', { proven: false, withdrawnAt: '2026-03-01T08:00:00Z' }, 0, true],
  ['it has not been live, and the log tells of its publication alone', { proven: false }, 0, false],
])('whether a version had visitors where %s', async (_what, extras, traffic, isKnown) => {
  const { had } = await setUp(extras, traffic);
  expect(await had(B)).toBe(isKnown || refused(B));
});

test('a version that nobody published is none to go back to', async () => {
  const { had } = await setUp({});
  expect(await had('9.9.9-99999999')).toContain('没有已发布的版本 9.9.9-99999999');
});

test('where the log does not reach back to the publication, nothing is assumed; what another version had says nothing', async () => {
  const { storage, had } = await setUp({ proven: false });
  expect(await had(B)).toBe(refused(B));
  await storage.delete('audit/00000003.json');
  expect(await had(B)).toBe(true);
});
