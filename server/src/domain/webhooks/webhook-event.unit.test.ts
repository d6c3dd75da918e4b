import { expect, test } from 'vitest';
import { readAudit } from '../releases/registry/audit-log';
import { A, APP, B, build, setUpStore } from '../releases/registry/operations/store-fixture';
import { eventOfOperation } from './webhook-event';

test.each([
  ['a share of all visitors', undefined],
  ['those who are signed in', 'signed-in' as const],
])('people are told when a version is withdrawn that was tried on %s', async (_, group) => {
  const { storage, run, goLive, rollback } = setUpStore();
  await goLive(A);
  await run({ command: 'publish', app: APP, build: build(B) });
  const tried = await run({ command: 'promote', app: APP, percent: 50, group });
  const { revision } = await rollback();
  const eventOf = async (at: number) => {
    const entry = await readAudit(storage, at);
    return entry && eventOfOperation(entry);
  };
  expect(await eventOf(tried.revision)).toBeNull();
  expect(await eventOf(revision)).toMatchObject({
    kind: 'withdrawn',
    version: B,
    title: `catalog ${B} 已撤下，回到 ${A}`,
  });
});
