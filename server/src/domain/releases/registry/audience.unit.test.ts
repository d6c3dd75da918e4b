import { expect, test } from 'vitest';
import { asSeenBy, hasAudience, shareOf } from './audience';
import { type AudienceGroup, emptyRegistry, Registry, type RegistryRow } from './registry-schema';
import { isSplit, pickRow } from './resolve';

const [A, B] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb'] as const;
const row = (version: string, deployment: RegistryRow['deployment'], extras: RegistryRow['extras'] = {}) => ({
  ...{ url: `/remotes/catalog/${version}/remote.json`, metadata: { version }, deployment, extras },
});

/** A is live for all, B is tried on a share of a group: of those who are signed in, unless said. */
const tried = (percent: number, group: AudienceGroup = 'signed-in'): Registry => ({
  ...emptyRegistry(),
  microFrontends: {
    catalog: [
      row(B, { traffic: 0, default: false }, { audience: { group, percent } }),
      row(A, { traffic: 100, default: true }),
    ],
    content: [row(A, { traffic: 100, default: true })],
  },
});
const rowsFor = (registry: Registry, groups: readonly AudienceGroup[]) =>
  asSeenBy(registry, groups).microFrontends.catalog ?? [];
const visitors = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);
const shareOfB = (rows: readonly RegistryRow[]) =>
  visitors.filter(visitor => pickRow('catalog', rows, visitor)?.metadata.version === B).length / visitors.length;

test('a group is shared out like all visitors are, in the shares that its trial has; nobody else gets the version', () => {
  expect(shareOfB(rowsFor(tried(25), ['signed-in']))).toBeCloseTo(0.25, 1);
  expect(shareOfB(rowsFor(tried(100), ['signed-in']))).toBe(1);
  for (const percent of [25, 100]) expect(shareOfB(rowsFor(tried(percent), []))).toBe(0);
});

test('who is of the group needs a visitor id, also where all of it get the version; who is not needs none', () => {
  for (const percent of [25, 100]) {
    expect(isSplit(rowsFor(tried(percent), ['signed-in']))).toBe(true);
    expect(isSplit(rowsFor(tried(percent), []))).toBe(false);
  }
});

test('a group that was invited is shared out by itself, and no other group gets its version', () => {
  const registry = tried(25, 'invited:beta');
  expect(shareOfB(rowsFor(registry, ['invited:beta']))).toBeCloseTo(0.25, 1);
  expect(shareOfB(rowsFor(registry, ['signed-in', 'invited:beta']))).toBeCloseTo(0.25, 1);
  for (const others of [[], ['signed-in'], ['invited:beta2', 'invited:be']] as const)
    expect(shareOfB(rowsFor(registry, others))).toBe(0);
  const asked = (['signed-in', 'invited:beta', 'invited:gamma'] as const).map(group => hasAudience(registry, group));
  expect([hasAudience(registry), ...asked]).toEqual([true, false, true, false]);
});

test('crawlers and others without an id get the live version, whatever they say of themselves', () => {
  expect(pickRow('catalog', rowsFor(tried(100), ['signed-in']), null)?.metadata.version).toBe(A);
});

test('where nothing is tried on a group, the registry is the same for everybody', () => {
  const registry = { ...tried(10), microFrontends: { content: tried(10).microFrontends.content ?? [] } };
  expect(asSeenBy(registry, ['signed-in'])).toBe(registry);
  expect([hasAudience(registry), hasAudience(tried(10))]).toEqual([false, true]);
  expect(asSeenBy(tried(10), ['signed-in']).microFrontends.content).toEqual(tried(10).microFrontends.content);
});

test('to everybody together the visitors are shared out: no page is everybody’s', () => {
  for (const percent of [25, 100]) expect(isSplit(tried(percent).microFrontends.catalog ?? [])).toBe(true);
});

test('the shell is tried like a remote, and hundredths of a per cent add up', () => {
  const { catalog = [] } = tried(33.33).microFrontends;
  const seen = asSeenBy({ ...emptyRegistry(), shell: catalog }, ['signed-in']);
  expect(seen.shell.map(({ deployment }) => deployment.traffic)).toEqual([33.33, 66.67]);
});

test.each(['partner', 'invited:', 'invited:Beta', 'invited:b/../x', `invited:b${'x'.repeat(40)}`])(
  'a rule of a later edition that is not known here shows the version to nobody',
  group => {
    const { catalog = [] } = tried(10).microFrontends;
    const later = catalog.map(one => ({
      ...one,
      extras: one.extras.audience ? { audience: { group, percent: 10 }, served: true } : one.extras,
    }));
    const read = Registry.parse({ ...emptyRegistry(), microFrontends: { catalog: later } });
    expect(read.microFrontends.catalog?.map(({ extras }) => extras)).toEqual([{ served: true }, {}]);
    expect(shareOfB(rowsFor(read, ['signed-in']))).toBe(0);
  },
);

test('whom a version is shown to is told in words', () => {
  const [first, second] = tried(12.5).microFrontends.catalog ?? [];
  expect([first && shareOf(first), second && shareOf(second)]).toEqual(['登录用户的 12.5 %', '100 %']);
  const [invited] = tried(12.5, 'invited:beta').microFrontends.catalog ?? [];
  expect(invited && shareOf(invited)).toBe('试用组 beta 的 12.5 %');
});
