import { SiteReport } from '@shixuan/api/site-report';
import { expect, test } from 'vitest';
import { hangRecords } from './hang-records';

const work = { app: 'catalog', version: '1.0.0-aaaaaaaa', route: 'Light' };
const other = { app: 'content', version: '2.0.0-bbbbbbbb', route: 'catalog:list-foot' };

test('a hang is told of its version and route, with its length', () => {
  expect(hangRecords({ kind: 'hang', works: [work], milliseconds: 8000.4 })).toEqual([
    { kind: 'error', app: 'catalog', version: work.version, route: 'Light', failure: 'hang', milliseconds: 8000 },
  ]);
});

test('pages inside each other are of one version; of several versions none is blamed', () => {
  const inside = { ...work, route: 'Category' };
  expect(hangRecords({ kind: 'hang', works: [inside, work], milliseconds: 8000 })).toMatchObject([
    { failure: 'hang', route: 'Light' },
  ]);
  const failures = hangRecords({ kind: 'hang', works: [work, other], milliseconds: 8000 });
  expect(failures.map(({ app, failure }) => [app, failure])).toEqual([
    ['catalog', 'hangAmong'],
    ['content', 'hangAmong'],
  ]);
});

test('the end of a hang is no second one, and the site takes the records', () => {
  const records = hangRecords({
    kind: 'ended',
    works: [work, { ...other, route: 'x'.repeat(99) }],
    milliseconds: 9e9,
  });
  expect(records.map(({ failure }) => failure)).toEqual(['hangEnded', 'hangEnded']);
  expect(SiteReport.safeParse({ revision: 1, records }).success).toBe(true);
});
