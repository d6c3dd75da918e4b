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

function change({ registry, now }: History, what: string, version: string): Registry {
  if (what === 'promote') return promote(registry, APP, version, 100);
  if (what === 'canary') return promote(registry, APP, version, 10);
  if (what === 'rollback') return rollBack(registry, APP, version);
  const build = { app: APP, version, integrity: integrityOf(Buffer.from(version)), extras: {} };
  return publishRow(registry, build, new Date(now));
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
