import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditBackwards, readAudit } from '../audit-log';
import { rebuildRegistry } from '../rebuild-registry';
import { type AppPath, appName } from '../registry-paths';
import { readPointer } from '../registry-pointer';
import type { Registry, SetMember } from '../registry-schema';
import { pickRow } from '../resolve';
import { rowsOf } from './app-rows';
import { setKey, shownSet, shownSets } from './locked-set';
import { RaceLost } from './race-lost';
import { A, B, build, C, setUpStore } from './store-fixture';

const CATALOG: AppPath = 'remotes/catalog';
const SELECTION: AppPath = 'remotes/selection';
const CONTENT: AppPath = 'remotes/content';
const pair: readonly SetMember[] = [
  { app: CATALOG, version: B },
  { app: SELECTION, version: B },
];

/** Two remotes that are live at A, with B and C published. */
async function twoRemotes() {
  const store = setUpStore();
  for (const app of [CATALOG, SELECTION]) {
    for (const version of [A, B, C]) await store.run({ command: 'publish', app, build: build(version, app) });
    await store.run({ command: 'promote', app, version: A, percent: 100 });
  }
  const registry = async () => (await readPointer(store.storage)).registry;
  const promote = (percent: number, members = pair) =>
    store.run({ command: 'promote-set', app: members[0]?.app ?? CATALOG, members, percent });
  return { ...store, registry, promote };
}

const visitors = Array.from({ length: 400 }, (_, i) => `00000000-0000-4000-8000-${i.toString(16).padStart(12, '0')}`);

/** What a visitor gets of each remote. */
const versionsFor = (registry: Registry, visitor: string | null): (string | undefined)[] =>
  [CATALOG, SELECTION].map(app => pickRow(appName(app), rowsOf(registry, app), visitor)?.metadata.version);

test('a set is promoted in one step, with one entry that names all of it', async () => {
  const { storage, registry, promote } = await twoRemotes();
  const before = (await registry()).revision;
  const result = await promote(25);
  expect(result).toMatchObject({ changed: true, revision: before + 1, version: B, others: [{ app: SELECTION }] });
  expect(await readAudit(storage, before + 1)).toMatchObject({
    command: 'promote-set',
    app: CATALOG,
    others: [{ app: SELECTION, to: { rows: expect.arrayContaining([]) } }],
  });
  expect(await readAudit(storage, before + 2)).toBeNull();
  expect(shownSets(await registry()).map(setKey)).toEqual([setKey(pair)]);
});

test('each visitor gets all of a set or none of it, in about its share, and keeps it while the share grows', async () => {
  const { registry, promote } = await twoRemotes();
  let had = new Set<string>();
  for (const percent of [10, 40, 90]) {
    await promote(percent);
    const now = await registry();
    const got = new Set<string>();
    for (const visitor of visitors) {
      const [first, second] = versionsFor(now, visitor);
      expect(first).toBe(second);
      if (first === B) got.add(visitor);
    }
    expect(Math.abs(got.size / visitors.length - percent / 100)).toBeLessThan(0.1);
    expect([...had].every(visitor => got.has(visitor))).toBe(true);
    had = got;
  }
  expect(versionsFor(await registry(), null)).toEqual([A, A]);
});

test.each([10, 100])('at %i %% going back from one member takes all of them back', async percent => {
  const { run, registry, promote, storage } = await twoRemotes();
  await promote(percent);
  const { revision } = await registry();
  // As the watch over failing versions asks for it.
  await run({ command: 'rollback', app: SELECTION, from: B, who: '站点监测', reason: '故障过多' });
  const after = await registry();
  expect(after.revision).toBe(revision + 1);
  for (const visitor of [null, ...visitors]) expect(versionsFor(after, visitor)).toEqual([A, A]);
  for (const app of [CATALOG, SELECTION])
    expect(rowsOf(after, app).find(row => row.metadata.version === B)?.extras.withdrawnAt).toBeTruthy();
  expect(await readAudit(storage, revision + 1)).toMatchObject({ app: SELECTION, others: [{ app: CATALOG }] });
  expect(shownSets(after)).toEqual([]);
});

test('a set that followed another goes back to it as a set', async () => {
  const { run, registry, promote } = await twoRemotes();
  await promote(100);
  await promote(
    100,
    pair.map(({ app }) => ({ app, version: C })),
  );
  await run({ command: 'rollback-set', app: CATALOG });
  expect(versionsFor(await registry(), null)).toEqual([B, B]);
  expect(shownSet(await registry(), SELECTION)).toEqual(pair);
  await run({ command: 'rollback-set', app: SELECTION });
  expect(versionsFor(await registry(), null)).toEqual([A, A]);
});

test('a remote that came with a set leaves with it', async () => {
  const { run, registry, promote } = await twoRemotes();
  await run({ command: 'publish', app: CONTENT, build: build(A, CONTENT) });
  await promote(100, [...pair, { app: CONTENT, version: A }]);
  await run({ command: 'rollback-set', app: CATALOG });
  const after = await registry();
  expect(pickRow('content', rowsOf(after, CONTENT), null, 'none')).toBeNull();
  expect(versionsFor(after, null)).toEqual([A, A]);
});

test('a member is neither promoted nor gone back from on its own while the set is tried', async () => {
  const { run, promote, registry } = await twoRemotes();
  await promote(10);
  const { revision } = await registry();
  await expect(run({ command: 'promote', app: CATALOG, percent: 50 })).rejects.toThrow('正在成套灰度');
  await expect(run({ command: 'promote', app: SELECTION, version: C, percent: 50 })).rejects.toThrow('正在成套灰度');
  await expect(run({ command: 'rollback', app: CATALOG, to: A })).rejects.toThrow('rollback-set');
  await expect(
    promote(20, [
      { app: CATALOG, version: B },
      { app: SELECTION, version: C },
    ]),
  ).rejects.toThrow('正在成套灰度');
  expect((await registry()).revision).toBe(revision);
});

test('once a member is followed by a version of its own, the others are on their own too', async () => {
  const { run, promote, registry } = await twoRemotes();
  await promote(100);
  await run({ command: 'promote', app: CATALOG, version: C, percent: 10 });
  expect(shownSets(await registry())).toEqual([]);
  await run({ command: 'rollback', app: SELECTION });
  expect(versionsFor(await registry(), null)).toEqual([B, A]);
});

test.each([
  ['one remote', pair.slice(0, 1), '需要 2 到'],
  ['a remote twice', [...pair, { app: CATALOG, version: C }], '写了两次'],
  ['the shell', [...pair, { app: 'shell' as const, version: A }], '不能包含外壳'],
  ['a version that nobody published', [pair[0], { app: SELECTION, version: '9.9.9-99999999' }], '没有已发布的版本'],
])('a set of %s is refused, and nothing changes', async (_, members, message) => {
  const { promote, registry } = await twoRemotes();
  const { revision } = await registry();
  await expect(
    promote(
      10,
      members.flatMap(member => member ?? []),
    ),
  ).rejects.toThrow(message);
  expect((await registry()).revision).toBe(revision);
});

test('a promotion against an older registry loses the race, whole', async () => {
  const { run, registry } = await twoRemotes();
  const { revision } = await registry();
  await run({ command: 'kill', app: SELECTION, reason: '试' });
  await run({ command: 'revive', app: SELECTION });
  const late = run({ command: 'promote-set', app: CATALOG, members: pair, percent: 10, since: revision });
  await expect(late).rejects.toThrow(RaceLost);
  expect(shownSets(await registry())).toEqual([]);
});

test('whoever may not change every member changes none', async () => {
  const { run, promote, registry } = await twoRemotes();
  await promote(10);
  const { revision } = await registry();
  const mayChange = (app: AppPath) => {
    throw new Error(`not ${app}`);
  };
  await expect(run({ command: 'rollback', app: CATALOG, mayChange })).rejects.toThrow('not remotes/selection');
  expect((await registry()).revision).toBe(revision);
});

test('after any history no visitor ever gets a part of a set, and the audit log tells the registry', async () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('promote-set'),
      percent: fc.constantFrom(1, 30, 100),
      version: fc.constantFrom(B, C),
    }),
    fc.record({ kind: fc.constantFrom('rollback-set', 'rollback'), app: fc.constantFrom(CATALOG, SELECTION) }),
    fc.record({
      kind: fc.constant('promote'),
      app: fc.constantFrom(CATALOG, SELECTION),
      version: fc.constantFrom(A, B, C),
      percent: fc.constantFrom(20, 100),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async steps => {
      const { run, registry, promote, storage } = await twoRemotes();
      for (const one of steps) {
        // What is refused changes nothing.
        await ('percent' in one && !('app' in one)
          ? promote(
              one.percent,
              [CATALOG, SELECTION].map(app => ({ app, version: one.version })),
            )
          : 'percent' in one
            ? run({ command: 'promote', app: one.app, version: one.version, percent: one.percent })
            : run({ command: one.kind === 'rollback' ? 'rollback' : 'rollback-set', app: one.app })
        ).catch(() => undefined);
        const now = await registry();
        for (const members of shownSets(now)) {
          const ofSet = members.map(({ version }) => version);
          for (const visitor of [null, ...visitors.slice(0, 40)]) {
            const has = versionsFor(now, visitor).map((version, place) => version === ofSet[place]);
            expect(new Set(has).size).toBe(1);
          }
        }
      }
      const now = await registry();
      expect((await rebuildRegistry(storage))?.registry.microFrontends).toEqual(now.microFrontends);
      for await (const entry of auditBackwards(storage, now.revision)) expect(entry.others.length).toBeLessThan(2);
    }),
    { numRuns: 12 },
  );
});

test('a set that was only tried and was then gone back to by name is taken back to what was live before it', async () => {
  const { run, registry, promote } = await twoRemotes();
  await promote(10);
  await run({ command: 'rollback-set', app: CATALOG });
  for (const app of [CATALOG, SELECTION]) await run({ command: 'rollback', app, to: B });
  expect(shownSet(await registry(), CATALOG)).toEqual(pair);
  await run({ command: 'rollback-set', app: CATALOG });
  expect(versionsFor(await registry(), null)).toEqual([A, A]);
});

test.each([
  [20, null],
  [21, '需要 2 到 20 个栏目，收到 21 个'],
])('a set of %d remotes: refused with %s', async (count, message) => {
  const { run } = setUpStore();
  const members = Array.from({ length: count }, (_, i): SetMember => ({ app: `remotes/part-${i}`, version: A }));
  for (const { app } of members) await run({ command: 'publish', app, build: build(A, app) });
  const done = run({ command: 'promote-set', app: 'remotes/part-0', members, percent: 10 });
  if (message === null) expect((await done).others).toHaveLength(count - 1);
  else await expect(done).rejects.toThrow(message);
});
