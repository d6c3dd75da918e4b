import { expect, test } from 'vitest';
import { integrityOf } from '../integrity';
import { emptyRegistry, type Registry } from '../registry-schema';
import { rowsOf } from './app-rows';
import { makeLive } from './make-live';
import { promote } from './promote';
import { publishRow } from './publish-row';
import { dueSteps, type Ramp, withRamp } from './ramp';
import { A, APP, B, build } from './store-fixture';

const AT = new Date('2026-03-01T08:00:00Z');
const later = (milliseconds: number) => new Date(AT.getTime() + milliseconds);
const asked = (ramp: Partial<Ramp> = {}) => ({ step: 20, everyMinutes: 5, by: '目录组', at: AT, ...ramp });

/** A is live, B is being tried on a share. */
const tried = (percent: number): Registry =>
  promote(publishRow(makeLive(emptyRegistry(), build(A), AT), build(B), AT), APP, B, percent);
const rampOf = (registry: Registry, version: string) =>
  rowsOf(registry, APP).find(({ metadata }) => metadata.version === version)?.extras.ramp;

test.each([
  ['step', 0.01],
  ['step', 33.33],
  ['step', 100],
  ['everyMinutes', 1],
  ['everyMinutes', 1.5],
  ['everyMinutes', 1440],
])('%s %d is taken', (field, value) => {
  expect(rampOf(withRamp(tried(10), APP, B, asked({ [field]: value })), B)).toMatchObject({ [field]: value });
});

test.each([
  ['step', 0, '每步增加的比例'],
  ['step', -1, '每步增加的比例'],
  ['step', 0.005, '每步增加的比例'],
  ['step', 100.01, '每步增加的比例'],
  ['step', Number.NaN, '每步增加的比例'],
  ['everyMinutes', 0.99, '两步之间的时间'],
  ['everyMinutes', 1440.5, '两步之间的时间'],
  ['everyMinutes', Number.NaN, '两步之间的时间'],
])('%s %d is refused, with the figure', (field, value, says) => {
  const ramp = asked({ [field]: value });
  expect(() => withRamp(tried(10), APP, B, ramp)).toThrow(says);
  expect(() => withRamp(tried(10), APP, B, ramp)).toThrow(`收到的是 ${value}`);
});

test('a ramp says who asked for it, with which token, and when its next step is due', () => {
  const token = { id: 'c6f1', expiresAt: null };
  expect(rampOf(withRamp(tried(10), APP, B, asked({ token })), B)).toEqual({
    ...{ step: 20, everyMinutes: 5, by: '目录组', token },
    nextAt: '2026-03-01T08:05:00.000Z',
  });
  expect(rampOf(withRamp(tried(10), APP, B, asked()), B)).not.toHaveProperty('token');
});

test('a step is due from its moment on, and not before', () => {
  const registry = withRamp(tried(10), APP, B, asked());
  expect(dueSteps(registry, later(5 * 60_000 - 1))).toEqual([]);
  expect(dueSteps(registry, later(5 * 60_000))).toEqual([
    {
      ...{ app: APP, version: B, share: { percent: 10 }, percent: 30, by: '目录组' },
      ramp: { step: 20, everyMinutes: 5, token: undefined },
    },
  ]);
});

test('one that lies further ahead than any wait is due: a clock that was ahead has noted it', () => {
  const registry = withRamp(tried(10), APP, B, asked());
  expect(dueSteps(registry, later(-5 * 60_000))).toEqual([]);
  expect(dueSteps(registry, later(-5 * 60_000 - 1))).toHaveLength(1);
});

test.each([
  [10.1, 20.2, 30.3],
  [99.99, 0.01, 100],
  [90, 20, 100],
])('from %d %% by %d the next share is %d %%', (traffic, step, percent) => {
  const registry = withRamp(tried(traffic), APP, B, asked({ step }));
  expect(dueSteps(registry, later(3_600_000)).map(due => due.percent)).toEqual([percent]);
});

test('no version grows that is live, that has no visitors, or that is another one; nothing is changed then', () => {
  const idle = publishRow(makeLive(emptyRegistry(), build(A), AT), build(B), AT);
  for (const [registry, version] of [
    [tried(10), A],
    [idle, B],
    [tried(10), '1.0.0-ffffffff'],
    [tried(10), null],
  ] as const)
    expect(withRamp(registry, APP, version, asked())).toBe(registry);
  expect(withRamp(tried(10), APP, B, undefined)).toEqual(tried(10));
});

test('a ramp ends where none is asked for, and that of another version with it; all else of the rows stays', () => {
  const before = tried(10);
  const ramping = withRamp(before, APP, B, asked());
  expect(withRamp(ramping, APP, B, undefined)).toEqual(before);
  expect(withRamp(ramping, APP, A, asked())).toEqual(before);
  expect(rowsOf(ramping, APP).find(({ metadata }) => metadata.version === A)).toBe(
    rowsOf(before, APP).find(({ metadata }) => metadata.version === A),
  );
});

test('what was noted for a version that is live or without visitors is not due', () => {
  const ramping = withRamp(tried(10), APP, B, asked());
  const withDeployment = (traffic: number, isDefault: boolean): Registry => ({
    ...ramping,
    microFrontends: {
      catalog: rowsOf(ramping, APP).map(row => ({ ...row, deployment: { traffic, default: isDefault } })),
    },
  });
  expect(dueSteps(withDeployment(0, false), later(3_600_000))).toEqual([]);
  expect(dueSteps(withDeployment(50, true), later(3_600_000))).toEqual([]);
  expect(dueSteps(withDeployment(50, false), later(3_600_000))).toHaveLength(1);
});

test('the share of a group grows as that of all visitors does, and ends with all of the group', () => {
  const onBeta = (percent: number) => promote(tried(10), APP, B, percent, 'invited:beta');
  const ramping = withRamp(onBeta(25), APP, B, asked());
  const share = { group: 'invited:beta', percent: 25 };
  expect(dueSteps(ramping, later(5 * 60_000 - 1))).toEqual([]);
  expect(dueSteps(ramping, later(5 * 60_000))).toMatchObject([{ version: B, share, percent: 45 }]);
  expect(dueSteps(withRamp(onBeta(90), APP, B, asked()), later(5 * 60_000))).toMatchObject([{ percent: 100 }]);
  // There is nobody left in the group to give it to.
  expect(withRamp(onBeta(100), APP, B, asked())).toEqual(onBeta(100));
  expect(withRamp(ramping, APP, B, undefined)).toEqual(onBeta(25));
});

test('steps of several apps are due in the order of the registry', () => {
  const other = 'remotes/zeta' as const;
  const integrity = integrityOf(Buffer.from(B));
  const two = publishRow(tried(10), { app: other, version: B, integrity, extras: {} }, AT);
  const both = ([APP, other] as const).reduce(
    (registry, app) => withRamp(promote(registry, app, B, 10), app, B, asked()),
    two,
  );
  expect(dueSteps(both, later(3_600_000)).map(({ app }) => app)).toEqual([APP, other]);
});
