import { expect, test } from 'vitest';
import { emptyRegistry, type RegistryRow } from '../registry-schema';
import { newestRow, refugeRow, requireRow, unnamedRow, withRows, withTraffic } from './app-rows';
import { A, APP, B, C } from './store-fixture';

function row(version: string, extras: RegistryRow['extras'] = {}, traffic = 0, isDefault = false): RegistryRow {
  return {
    url: `/remotes/catalog/${version}/remote.json`,
    metadata: { version },
    deployment: { traffic, default: isDefault },
    extras,
  };
}
const versionOf = (found: RegistryRow | undefined) => found?.metadata.version;
const day = (number: number) => `2026-03-0${number}T08:00:00Z`;

test('the newest is the one published last, wherever it stands; of those of one time, and of unknown ones, the first', () => {
  expect(versionOf(newestRow([]))).toBeUndefined();
  expect(versionOf(newestRow([row(A, { publishedAt: day(2) }), row(B, { publishedAt: day(3) }), row(C)]))).toBe(B);
  expect(versionOf(newestRow([row(A), row(B, { publishedAt: day(1) })]))).toBe(B);
  expect(versionOf(newestRow([row(A), row(B)]))).toBe(A);
  expect(versionOf(newestRow([row(A, { publishedAt: day(1) }), row(B, { publishedAt: day(1) })]))).toBe(A);
});

test('pages fall back to the first proven version behind the live one; without a live one to the first', () => {
  const live = row(B, {}, 100, true);
  expect(versionOf(refugeRow([row(A), live, row(C)]))).toBe(C);
  expect(versionOf(refugeRow([live, row(A, { proven: false }), row(C, { proven: true })]))).toBe(C);
  expect(refugeRow([row(A), live])).toBeUndefined();
  expect(versionOf(refugeRow([row(A, { proven: false }), row(C)]))).toBe(C);
  expect(refugeRow([])).toBeUndefined();
});

test('a version without a name is the newest, unless that was withdrawn', () => {
  const registry = (...rows: RegistryRow[]) => withRows(emptyRegistry(), APP, rows);
  const old = row(A, { publishedAt: day(1), withdrawnAt: day(2) });
  expect(versionOf(unnamedRow(registry(old, row(B, { publishedAt: day(3) })), APP))).toBe(B);
  expect(() => unnamedRow(registry(old), APP)).toThrow(`catalog 最新发布的版本 ${A} 已从访客撤下`);
  expect(() => unnamedRow(registry(), APP)).toThrow('catalog 没有已发布的版本。请先 publish');
  expect(() => requireRow(registry(), APP, A)).toThrow('已发布的版本：（没有）');
  expect(() => requireRow(registry(old, row(B)), APP, C)).toThrow(`没有已发布的版本 ${C}。已发布的版本：${A}、${B}。`);
  expect(requireRow(registry(old, row(B)), APP, B)).toEqual(row(B));
});

test.each([
  [0, 0, false, {}],
  [0, 5, false, { served: true }],
  [5, 0, false, { served: true }],
  [0, 100, true, { served: true, proven: true }],
])('from %d %% to %d %% of the visitors, live: %s, a row notes %o', (before, after, isDefault, extras) => {
  const changed = withTraffic(row(A, { owner: '目录组' }, before), after, isDefault);
  expect(changed.deployment).toEqual({ traffic: after, default: isDefault });
  expect(changed.extras).toEqual({ owner: '目录组', ...extras });
});
