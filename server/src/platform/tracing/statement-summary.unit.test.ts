import { expect, test } from 'vitest';
import { statementSummary } from './statement-summary';

const nameOf = (text: string) => statementSummary(text).name;

test.each([
  ['select "id", "user_name" from "account" where "account"."id" = $1', 'SELECT account'],
  ['insert into "session" ("id") values ($1)', 'INSERT session'],
  ['update "contact_code" set "guesses" = 1', 'UPDATE contact_code'],
  ['delete from only kept_item', 'DELETE kept_item'],
  ['with old as (select 1 from setting) delete from x', 'WITH setting'],
  ['begin', 'BEGIN'],
  ['COPY product FROM STDIN', 'COPY product'],
])('%s', (text, name) => {
  expect(nameOf(text)).toBe(name);
});

test('nothing of a statement is told but its verb and a table', () => {
  expect(nameOf("select 'secret from mallory' as a")).toBe('SELECT');
  expect(nameOf("alter role site password 'secret'")).toBe('OTHER');
  expect(nameOf("select 1 from 王 where name = 'x'")).toBe('SELECT');
  expect(nameOf("select 'it''s from x', b from account")).toBe('SELECT account');
  expect(statementSummary("insert into account values ('secret')").attributes).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'INSERT',
    'db.query.summary': 'INSERT account',
    'db.collection.name': 'account',
  });
});
