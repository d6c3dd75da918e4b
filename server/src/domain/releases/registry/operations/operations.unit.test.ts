import { describe, expect, test } from 'vitest';
import { integrityOf } from '../integrity';
import type { AppPath } from '../registry-paths';
import { emptyRegistry, type Registry } from '../registry-schema';
import { isProven, rowsOf } from './app-rows';
import { kill, revive } from './kill';
import { makeLive } from './make-live';
import { promote } from './promote';
import { publishRow } from './publish-row';
import { rollBack, withdrawFirst } from './roll-back';

const APP = 'remotes/catalog' satisfies AppPath;
const AT = new Date('2026-03-01T08:00:00Z');
const A = '1.0.0-aaaaaaaa';
const B = '1.0.0-bbbbbbbb';
const C = '1.0.0-cccccccc';

const build = (version: string, app: AppPath = APP) => ({
  app,
  version,
  integrity: integrityOf(Buffer.from(version)),
  extras: {},
});
const shares = (registry: Registry, app: AppPath = APP) =>
  rowsOf(registry, app).map(({ metadata, deployment }) => [
    metadata.version.at(-1),
    deployment.traffic,
    deployment.default,
  ]);

/** A is live, B and then C are published. */
const three = () => [B, C].reduce((registry, version) => publishRow(registry, build(version), AT), live(A));
const live = (version: string) => makeLive(emptyRegistry(), build(version), AT);

describe('publishing', () => {
  test('adds a row that nobody sees and touches no other', () => {
    const before = live(A);
    const after = publishRow(before, build(B), AT);
    expect(shares(after)).toEqual([
      ['b', 0, false],
      ['a', 100, true],
    ]);
    expect(rowsOf(after, APP)[1]).toBe(rowsOf(before, APP)[0]);
    expect(publishRow(after, build(B), AT)).toBe(after);
  });

  test('refuses other content for a known version', () => {
    expect(() => publishRow(live(A), { ...build(A), integrity: integrityOf(Buffer.from('x')) }, AT)).toThrow(
      '内容不同',
    );
  });
});

describe('promoting', () => {
  test('shares visitors out in hundredths of a per cent', () => {
    expect(shares(promote(three(), APP, C, 0.01))).toEqual([
      ['c', 0.01, false],
      ['b', 0, false],
      ['a', 99.99, true],
    ]);
  });

  test('at 100 the former live version is retired, next behind the new one', () => {
    const canary = promote(three(), APP, C, 10);
    expect(shares(promote(canary, APP, C, 100))).toEqual([
      ['c', 100, true],
      ['a', 0, false],
      ['b', 0, false],
    ]);
  });

  test.each([0, -1, 100.01, 0.001, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s per cent', percent => {
    expect(() => promote(three(), APP, C, percent)).toThrow('比例应为');
  });

  test('refuses a second canary of the same remote', () => {
    const canary = promote(three(), APP, B, 10);
    expect(() => promote(canary, APP, C, 5)).toThrow(`${B} 正在灰度（10 %）`);
    expect(() => promote(canary, APP, C, 100)).toThrow('正在灰度');
    expect(shares(promote(canary, APP, B, 50))[1]).toEqual(['b', 50, false]);
  });

  test('refuses what was never published, has no integrity, or is live already', () => {
    expect(() => promote(live(A), APP, B, 10)).toThrow('没有已发布的版本');
    expect(() => promote(live(A), APP, A, 10)).toThrow('就是线上版本');
    const [row] = rowsOf(three(), APP);
    const bare = { ...three(), microFrontends: { catalog: [{ ...row, metadata: { version: C } }] } } as Registry;
    expect(() => promote(bare, APP, C, 100)).toThrow('没有校验值');
  });

  test('the first version of a remote may be tried on a share, which is taken away again; that of the shell is for everybody', () => {
    const first = publishRow(emptyRegistry(), build(A), AT);
    const tried = promote(first, APP, A, 10);
    expect(shares(tried)).toEqual([['a', 10, false]]);
    expect(shares(promote(tried, APP, A, 100))).toEqual([['a', 100, true]]);
    const withdrawn = withdrawFirst(tried, APP);
    expect([withdrawn?.version, shares(withdrawn?.next ?? tried)]).toEqual([A, [['a', 0, false]]]);
    expect(withdrawFirst(first, APP)).toBeNull();
    expect(withdrawFirst(promote(three(), APP, C, 10), APP)).toBeNull();
    const shell = publishRow(emptyRegistry(), build(A, 'shell'), AT);
    expect(() => promote(shell, 'shell', A, 10)).toThrow('第一个版本只能');
  });
});

describe('going back', () => {
  test('takes a canary away, and keeps the order of the rows', () => {
    expect(shares(rollBack(promote(three(), APP, C, 10), APP, A))).toEqual([
      ['c', 0, false],
      ['b', 0, false],
      ['a', 100, true],
    ]);
  });

  test('refuses the version that everybody has', () => {
    expect(() => rollBack(live(A), APP, A)).toThrow('无需退回');
  });
});

describe('switching off', () => {
  const killed = { reason: '数据有误', by: '目录组', at: AT.toISOString() };

  test('leaves the rows for the day it comes back', () => {
    const off = kill(three(), APP, killed);
    expect(off.killed).toEqual({ catalog: killed });
    expect(shares(off)).toEqual(shares(three()));
    expect(revive(off, APP)).toEqual(three());
  });

  test('a remote may have a name that every object knows', () => {
    const app: AppPath = 'remotes/constructor';
    const published = makeLive(emptyRegistry(), build(A, app), AT);
    expect(() => revive(published, app)).toThrow('没有停用');
    expect(() => revive(emptyRegistry(), app)).toThrow('没有停用');
    expect(revive(kill(published, app, killed), app)).toEqual(published);
    expect(shares(promote(published, app, A, 100), app)).toEqual([['a', 100, true]]);
  });

  test('refuses the shell, the unknown, the same twice, and to promote meanwhile', () => {
    const off = kill(three(), APP, killed);
    expect(() => kill(off, APP, killed)).toThrow('已由 目录组');
    expect(() => kill(off, 'shell', killed)).toThrow('外壳不能停用');
    expect(() => kill(off, 'remotes/nothing', killed)).toThrow('没有发布过');
    expect(() => revive(three(), APP)).toThrow('没有停用');
    expect(() => kill(three(), APP, { ...killed, reason: '长'.repeat(201) })).toThrow('最多 200 字');
    expect(kill(three(), APP, { ...killed, reason: '长'.repeat(200) }).killed.catalog?.reason).toHaveLength(200);
    expect(() => promote(off, APP, C, 10)).toThrow('已由 目录组 停用（数据有误）');
  });
});

describe('which version a page may go back to', () => {
  const proven = (registry: Registry) =>
    rowsOf(registry, APP).map(({ metadata, extras }) => [metadata.version.at(-1), extras.proven]);

  test('one that has been live, and not one that was only published, tried or gone back from', () => {
    const canary = promote(three(), APP, C, 10);
    expect(proven(canary)).toEqual([
      ['c', false],
      ['b', false],
      ['a', true],
    ]);
    const lived = promote(canary, APP, C, 100);
    expect(proven(lived).slice(0, 2)).toEqual([
      ['c', true],
      ['a', true],
    ]);
    expect(proven(rollBack(lived, APP, A))).toEqual([
      ['c', false],
      ['a', true],
      ['b', false],
    ]);
    // Going back past `b` leaves what lies behind as it was.
    expect(proven(rollBack(promote(lived, APP, B, 100), APP, C))).toEqual([
      ['b', false],
      ['c', true],
      ['a', true],
    ]);
  });

  test('a row from before it was noted counts as proven', () => {
    const [row] = rowsOf(live(A), APP);
    if (!row) throw new Error('nothing was published');
    expect(isProven({ ...row, extras: {} })).toBe(true);
    expect(isProven({ ...row, extras: { proven: true } })).toBe(true);
    expect(isProven({ ...row, extras: { proven: false } })).toBe(false);
  });

  test('a version without integrity is not gone back to', () => {
    const registry = three();
    const [c, b, a] = rowsOf(registry, APP);
    const bare = { ...registry, microFrontends: { catalog: [c, { ...b, metadata: { version: B } }, a] } } as Registry;
    expect(() => rollBack(bare, APP, B)).toThrow(`catalog 的版本 ${B} 在注册表中没有校验值，不能退回到它`);
  });
});

describe('making a build live at once', () => {
  test('ends a canary, and does nothing for the build that everybody has', () => {
    const canary = promote(three(), APP, C, 10);
    expect(shares(makeLive(canary, build(B), AT))).toEqual([
      ['b', 100, true],
      ['a', 0, false],
      ['c', 0, false],
    ]);
    expect(shares(makeLive(canary, build(A), AT))).toEqual([
      ['a', 100, true],
      ['c', 0, false],
      ['b', 0, false],
    ]);
    expect(makeLive(live(A), build(A), AT)).toEqual(live(A));
    const registry = three();
    expect(makeLive(registry, build(A), AT)).toBe(registry);
  });

  test('the row says where the manifest lies, when it came and whose it is', () => {
    const asked = { ...build(A), extras: { owner: '目录组', contract: '^1.0.0' } };
    expect(rowsOf(makeLive(emptyRegistry(), asked, AT), APP)).toEqual([
      {
        url: `/${APP}/${A}/remote.json`,
        metadata: { version: A, integrity: asked.integrity },
        deployment: { traffic: 100, default: true },
        extras: {
          owner: '目录组',
          contract: '^1.0.0',
          publishedAt: '2026-03-01T08:00:00.000Z',
          proven: true,
          served: true,
        },
      },
    ]);
    const shell = makeLive(emptyRegistry(), build(A, 'shell'), AT);
    expect(shell.microFrontends).toEqual({});
    expect(shell.shell.map(({ url }) => url)).toEqual([`/shell/${A}/shell.json`]);
  });
});
