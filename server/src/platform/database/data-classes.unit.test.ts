import { expect, test } from 'vitest';
import { operationsSection, serverSources } from '../../../test/server-sources';

const CLASSES = ['公开', '内部', '个人', '秘密'];

const tables = serverSources()
  .filter(({ path }) => path.endsWith('/schema.ts'))
  .flatMap(({ text }) => text.split(/(?=export const \w+ = pgTable\()/).slice(1))
  .map(text => ({ name: /pgTable\(\s*'(\w+)'/.exec(text)?.[1] ?? '', text }));

const rows = [...operationsSection('数据的分级').matchAll(/^\| (..) \| (`[^|]+) \|/gm)];
const classOf = new Map(
  rows.flatMap(([, name = '', cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, table = '']) => [table, name])),
);
const among = (part: RegExp) => tables.filter(({ text }) => part.test(text)).map(({ name }) => name);

test('every table has its class in docs/operations.md, and one alone', () => {
  expect(rows.map(([, name]) => name)).toEqual(CLASSES);
  const told = rows.flatMap(([, , cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, table]) => table));
  expect(tables.length).toBeGreaterThan(30);
  expect(told.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test('what opens something is secret, also as a hash', () => {
  const opening = among(/\b(?:password|token|secret|code|key)Hash: |\bsecret: |recoveryHashes: /);
  expect(opening).toContain('account');
  expect(opening.map(name => [name, classOf.get(name)])).toEqual(opening.map(name => [name, '秘密']));
});

test('what belongs to an account is at least personal', () => {
  const personal = among(/references\(\(\) => (?:account|sharedScheme)\./);
  expect(personal).toContain('enquiry');
  for (const name of personal) expect(['个人', '秘密'], name).toContain(classOf.get(name));
});
