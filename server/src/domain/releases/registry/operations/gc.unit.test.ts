import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OperationRefused } from '../../../../platform/process/operation-refused';
import { integrityOf } from '../integrity';
import type { AppPath } from '../registry-paths';
import { emptyRegistry, type Registry } from '../registry-schema';
import { canaryRow, defaultRow, rowsOf } from './app-rows';
import { checkRegistry } from './check-registry';
import { judgeVersions, withoutVersions } from './gc';
import { promote } from './promote';
import { publishRow } from './publish-row';
import { rollBack } from './roll-back';

const APP: AppPath = 'remotes/catalog';
const DAY_MS = 24 * 3600_000;
const START = new Date('2026-01-01T00:00:00Z').getTime();
const versionOf = (index: number) => `1.0.0-${index.toString(16).padStart(8, '0')}`;

/** What a team may do on a day, to which of its versions; some of it is refused, as in life. */
const step = fc.record({
  days: fc.integer({ min: 0, max: 9 }),
  what: fc.constantFrom('publish', 'promote', 'canary', 'rollback', 'serve'),
  which: fc.integer({ min: 0, max: 11 }),
});

interface History {
  registry: Registry;
  now: number;
  served: Map<string, number>;
}

function live(steps: readonly { days: number; what: string; which: number }[]): History {
  const history: History = { registry: emptyRegistry(), now: START, served: new Map() };
  for (const { days, what, which } of steps) {
    history.now += days * DAY_MS;
    const version = versionOf(which);
    try {
      if (what === 'serve') history.served.set(version, history.now);
      else history.registry = change(history, what, version);
    } catch (error) {
      if (!(error instanceof OperationRefused)) throw error;
    }
    checkRegistry(history.registry);
  }
  return history;
}

const publishedAs = (registry: Registry, which: number, at: number): Registry => {
  const version = versionOf(which);
  const build = { app: APP, version, integrity: integrityOf(Buffer.from(version)), extras: {} };
  return publishRow(registry, build, new Date(at));
};

function change({ registry, now }: History, what: string, version: string): Registry {
  if (what === 'promote') return promote(registry, APP, version, 100);
  if (what === 'canary') return promote(registry, APP, version, 10);
  if (what === 'rollback') return rollBack(registry, APP, version);
  return publishedAs(registry, Number.parseInt(version.slice(-8), 16), now);
}

const judge = ({ registry, now, served }: History) =>
  judgeVersions(
    rowsOf(registry, APP),
    version => (served.has(version) ? new Date(served.get(version) ?? 0) : null),
    new Date(now),
  );

test('whatever happened, what somebody may still need is kept', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), steps => {
      const history = live(steps);
      const rows = rowsOf(history.registry, APP);
      const gone = judge(history).flatMap(({ version, kept }) => (kept === null ? [version] : []));
      const liveAt = rows.findIndex(row => row.deployment.default);
      const behind = liveAt < 0 ? [] : rows.slice(liveAt + 1, liveAt + 4);
      const needed = [defaultRow(rows), canaryRow(rows), ...behind].flatMap(row => (row ? [row.metadata.version] : []));
      const recent = (time: number | undefined) => time !== undefined && history.now - time < 14 * DAY_MS;
      for (const version of gone) {
        expect(needed).not.toContain(version);
        expect(recent(history.served.get(version))).toBe(false);
        const row = rows.find(({ metadata }) => metadata.version === version);
        expect(recent(new Date(row?.extras.publishedAt ?? Number.NaN).getTime())).toBe(false);
      }
      const left = withoutVersions(history.registry, APP, gone);
      checkRegistry(left);
      expect(rowsOf(left, APP)).toHaveLength(rows.length - gone.length);
    }),
  );
});

test('what nobody needs any more goes, and each that stays says why', () => {
  const steps = [0, 1, 2, 3, 4, 5].flatMap(which => [
    { days: 20, what: 'publish', which },
    { days: 0, what: 'promote', which },
  ]);
  const history = live([...steps, { days: 1, what: 'serve', which: 0 }]);
  expect(judge(history).map(({ version, kept }) => [Number(version.at(-1)), kept])).toEqual([
    [5, '线上版本'],
    [4, '线上版本出错时的退路'],
    [3, '最近 3 个旧版本之一'],
    [2, '最近 3 个旧版本之一'],
    [1, null],
    [0, '14 天内有访客用过'],
  ]);
});

test('a version of unknown age stays', () => {
  const history = live(
    [0, 1, 2, 3, 4].flatMap(which => [
      { days: 20, what: 'publish', which },
      { days: 0, what: 'promote', which },
    ]),
  );
  const rows = rowsOf(history.registry, APP).map(row => ({ ...row, extras: {} }));
  expect(judgeVersions(rows, () => null, new Date(history.now)).at(-1)?.kept).toBe('发布时间不明');
});

test('a version that visitors get is never taken out', () => {
  const history = live([
    { days: 0, what: 'publish', which: 1 },
    { days: 0, what: 'promote', which: 1 },
  ]);
  expect(() => withoutVersions(history.registry, APP, [versionOf(1)])).toThrow('有访客，不能清理');
});

/** Versions 5 to 0, each live for 20 days in its turn; 5 is live. */
const grown = () =>
  live(
    [0, 1, 2, 3, 4, 5].flatMap(which => [
      { days: 20, what: 'publish', which },
      { days: 0, what: 'promote', which },
    ]),
  );

test.each([
  ['a millisecond before 14 days are over', 14 * DAY_MS - 1, '14 天内有访客用过'],
  ['after 14 days', 14 * DAY_MS, null],
])('a version that was last given to a page stays: %s', (_case, age, kept) => {
  const { registry, now } = grown();
  const last = judgeVersions(rowsOf(registry, APP), () => new Date(now - age), new Date(now)).at(-1);
  expect(last).toEqual({ version: versionOf(0), kept });
});

test.each([
  [14 * DAY_MS - 1, '发布不满 14 天'],
  [14 * DAY_MS, null],
])('a version that was published %s ms ago: %s', (age, kept) => {
  const { registry, now } = grown();
  const publishedAt = new Date(now - age).toISOString();
  const rows = rowsOf(registry, APP).map(row => ({ ...row, extras: { ...row.extras, publishedAt } }));
  expect(judgeVersions(rows, () => null, new Date(now)).at(-1)?.kept).toBe(kept);
});

test('what is tried, and the refuge behind versions that were gone back from, stay', () => {
  const { registry, now } = grown();
  const tried = promote(publishedAs(registry, 6, now), APP, versionOf(6), 2.5);
  expect(judgeVersions(rowsOf(tried, APP), () => null, new Date(now))[0]?.kept).toBe('灰度中（2.5 %）');
  // 0 is the only one behind the live version that has proven itself.
  const rows = rowsOf(registry, APP).map((row, place) => ({
    ...row,
    extras: { ...row.extras, proven: place % 5 === 0 },
  }));
  expect(judgeVersions(rows, () => null, new Date(now)).map(({ kept }) => kept)).toEqual([
    '线上版本',
    '最近 3 个旧版本之一',
    '最近 3 个旧版本之一',
    '最近 3 个旧版本之一',
    null,
    '线上版本出错时的退路',
  ]);
});

test('before anything is live the first three that were published stay', () => {
  const registry = [0, 1, 2, 3, 4].reduce((before, which) => publishedAs(before, which, START), emptyRegistry());
  const now = new Date(START + 30 * DAY_MS);
  expect(judgeVersions(rowsOf(registry, APP), () => null, now).map(({ kept }) => kept)).toEqual([
    ...Array.from({ length: 3 }, () => '最近 3 个旧版本之一'),
    null,
    null,
  ]);
});

test('a version that is tried is not taken out either; without anything to take out the registry is the same', () => {
  const { registry, now } = grown();
  const tried = promote(publishedAs(registry, 6, now), APP, versionOf(6), 10);
  expect(() => withoutVersions(tried, APP, [versionOf(0), versionOf(6)])).toThrow(`${versionOf(6)} 有访客，不能清理`);
  expect(withoutVersions(registry, APP, [versionOf(7)])).toBe(registry);
  expect(withoutVersions(registry, APP, [])).toBe(registry);
  expect(
    rowsOf(withoutVersions(registry, APP, [versionOf(0), versionOf(3)]), APP).map(row => row.metadata.version),
  ).toEqual([5, 4, 2, 1].map(versionOf));
});
