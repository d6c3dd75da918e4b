import { expect, test } from 'vitest';
import { emptyRegistry, type Registry, type RegistryRow } from '../registry-schema';
import { checkRegistry } from './check-registry';

const row = (version: string, traffic: number, isDefault = false, integrity = true): RegistryRow => ({
  url: `/remotes/catalog/1.0.0-${version}/remote.json`,
  metadata: { version: `1.0.0-${version}`, integrity: integrity ? `sha384-${'A'.repeat(64)}` : undefined },
  deployment: { traffic, default: isDefault },
  extras: {},
});
const [a, b, c] = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'] as const;
const ofRemote = (...rows: RegistryRow[]): Registry => ({ ...emptyRegistry(), microFrontends: { catalog: rows } });

test('shares may add up to 100 per cent exactly, or to less', () => {
  expect(() => checkRegistry(emptyRegistry())).not.toThrow();
  expect(() => checkRegistry(ofRemote(row(a, 99.9), row(b, 0.1, true)))).not.toThrow();
  // 33.3 + 33.4 + 33.3 is more than 100 in binary fractions.
  expect(() => checkRegistry(ofRemote(row(a, 33.3), row(b, 33.4), row(c, 33.3, true)))).not.toThrow();
  expect(() => checkRegistry(ofRemote(row(a, 0), row(b, 0)))).not.toThrow();
});

test('a share of a hundredth too much is refused with the sum', () => {
  expect(() => checkRegistry(ofRemote(row(a, 100, true), row(b, 0.01)))).toThrow('catalog 各版本的比例合计 100.01 %');
});

test('two default versions, a version twice, and visitors without integrity are refused', () => {
  expect(() => checkRegistry(ofRemote(row(a, 50, true), row(b, 50, true)))).toThrow('catalog 有多个默认版本');
  expect(() => checkRegistry(ofRemote(row(a, 100, true), row(a, 0)))).toThrow('catalog 有重复的版本');
  expect(() => checkRegistry(ofRemote(row(b, 90, true), row(a, 10, false, false)))).toThrow(
    `catalog 的版本 1.0.0-${a} 没有校验值`,
  );
  expect(() => checkRegistry(ofRemote(row(b, 100, true), row(a, 0, false, false)))).not.toThrow();
});

test('the shell is checked like a remote, and every remote is', () => {
  expect(() => checkRegistry({ ...emptyRegistry(), shell: [row(a, 60), row(b, 41, true)] })).toThrow('shell 各版本');
  const second = { ...emptyRegistry(), microFrontends: { catalog: [row(a, 100, true)], content: [row(b, 101)] } };
  expect(() => checkRegistry(second)).toThrow('content 各版本');
});
