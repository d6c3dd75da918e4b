import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readViewed, sharedSearch } from './shared-view';

test('a scheme that is passed on comes back as it was, with its remark', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), note => {
      const whole = note.slice(0, 500);
      const viewed = readViewed(sharedSearch('fov=60x45&acc=defect:0.1:3&pick=12', whole));
      expect(viewed).toEqual({ task: 'fov=60x45&acc=defect:0.1:3', pick: '12', shared: { note: whole } });
    }),
  );
});

test('the key of a place for comments is no part of the task', () => {
  const search = `${sharedSearch('w=20', '')}&talk=Ab_-567890123456789012`;
  expect(readViewed(search)).toEqual({ task: 'w=20', pick: null, shared: { note: '' } });
});

test.each([
  ['fov=60x45&acc=px:1', { task: 'fov=60x45&acc=px:1', pick: null, shared: null }],
  ['', { task: '', pick: null, shared: null }],
  ['view=edit&fov=60x45', { task: 'view=edit&fov=60x45', pick: null, shared: null }],
  ['w=20&pick=first', { task: 'w=20', pick: null, shared: null }],
  ['w=20&view=shared', { task: 'w=20', pick: null, shared: { note: '' } }],
])('%s', (search, expected) => {
  expect(readViewed(search)).toEqual(expected);
});
