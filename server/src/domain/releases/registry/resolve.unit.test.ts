import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RegistryRow } from './registry-schema';
import { bucketOf, isSplit, pickRow } from './resolve';

const row = (version: string, traffic: number, isDefault = false): RegistryRow => ({
  url: `/remotes/catalog/${version}/remote.json`,
  metadata: { version, integrity: `sha384-${'A'.repeat(64)}` },
  deployment: { traffic, default: isDefault },
  extras: {},
});
const visitors = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`);
const shareOf = (version: string, rows: RegistryRow[]) =>
  visitors.filter(visitor => pickRow('catalog', rows, visitor)?.metadata.version === version).length / visitors.length;

/** A visitor whose bucket is the wanted one; about one in 10 000 is. */
function visitorInBucket(bucket: number, versions: string[]): string {
  for (let index = 0; ; index++) if (bucketOf(`v${index}`, 'catalog', versions) === bucket) return `v${index}`;
}

test('the bucket is the hash of visitor, name and versions, modulo 10000', () => {
  const hex = createHash('sha256').update('abc:catalog:1.0.0-aaaaaaaa,1.0.0-bbbbbbbb').digest('hex');
  expect(bucketOf('abc', 'catalog', ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb'])).toBe(Number(BigInt(`0x${hex}`) % 10_000n));
});

test('a new version gets its share of the visitors, and the same ones each time', () => {
  const rows = [row('1.1.0-bbbbbbbb', 10), row('1.0.0-aaaaaaaa', 90, true)];
  expect(shareOf('1.1.0-bbbbbbbb', rows)).toBeCloseTo(0.1, 2);
  const chosen = () => visitors.map(visitor => pickRow('catalog', rows, visitor)?.metadata.version);
  expect(chosen()).toEqual(chosen());
});

test('another set of versions shares the visitors out anew, and another app has its own shares', () => {
  const before = visitors.map(visitor => bucketOf(visitor, 'catalog', ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb']));
  expect(visitors.map(visitor => bucketOf(visitor, 'catalog', ['1.0.0-aaaaaaaa', '1.2.0-cccccccc']))).not.toEqual(
    before,
  );
  expect(visitors.map(visitor => bucketOf(visitor, 'content', ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb']))).not.toEqual(
    before,
  );
});

test('the edge of a share belongs to the next version', () => {
  const versions = ['1.1.0-bbbbbbbb', '1.0.0-aaaaaaaa'];
  const rows = [row('1.1.0-bbbbbbbb', 1), row('1.0.0-aaaaaaaa', 99, true)];
  const versionAt = (bucket: number) => pickRow('catalog', rows, visitorInBucket(bucket, versions))?.metadata.version;
  expect([0, 99, 100].map(versionAt)).toEqual(['1.1.0-bbbbbbbb', '1.1.0-bbbbbbbb', '1.0.0-aaaaaaaa']);
});

test('a version without traffic is given to nobody, not even to bucket 0', () => {
  const rows = [row('1.1.0-bbbbbbbb', 0), row('1.0.0-aaaaaaaa', 100, true)];
  expect(shareOf('1.1.0-bbbbbbbb', rows)).toBe(0);
  expect(pickRow('catalog', rows, visitorInBucket(0, ['1.0.0-aaaaaaaa']))?.metadata.version).toBe('1.0.0-aaaaaaaa');
});

test('crawlers, and visitors whom the percentages leave over, get the default', () => {
  const rows = [row('1.1.0-bbbbbbbb', 50), row('1.0.0-aaaaaaaa', 0, true)];
  expect(pickRow('catalog', rows, null)?.metadata.version).toBe('1.0.0-aaaaaaaa');
  expect(shareOf('1.0.0-aaaaaaaa', rows)).toBeCloseTo(0.5, 1);
});

test('nothing live, nothing picked', () => {
  expect(pickRow('catalog', [], 'abc')).toBeNull();
  expect(pickRow('catalog', [row('1.0.0-aaaaaaaa', 0)], 'abc')).toBeNull();
});

test('without a default the first live version stands in', () => {
  expect(pickRow('catalog', [row('1.0.0-aaaaaaaa', 0), row('1.1.0-bbbbbbbb', 5)], null)?.metadata.version).toBe(
    '1.1.0-bbbbbbbb',
  );
});

test('a first version of all is for its share alone', () => {
  const rows = [row('1.0.0-aaaaaaaa', 10)];
  const picked = visitors.map(visitor => pickRow('catalog', rows, visitor, 'none'));
  expect(picked.filter(Boolean).length / visitors.length).toBeCloseTo(0.1, 2);
  expect(pickRow('catalog', rows, null, 'none')).toBeNull();
  expect(isSplit(rows)).toBe(true);
});

test('visitors are told apart only while two versions are live', () => {
  expect(isSplit([row('1.1.0-bbbbbbbb', 10), row('1.0.0-aaaaaaaa', 90, true)])).toBe(true);
  expect(isSplit([row('1.1.0-bbbbbbbb', 0), row('1.0.0-aaaaaaaa', 100, true)])).toBe(false);
});
