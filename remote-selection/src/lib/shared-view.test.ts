import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readViewed, sharedSearch } from './shared-view';

test('a scheme that is passed on comes back as it was, with its remark', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), note => {
      const whole = note.slice(0, 500);
      const viewed = readViewed(sharedSearch('fov=60x45&acc=defect:0.1:3&pick=12', whole));
      expect(viewed).toEqual({ task: 'fov=60x45&acc=defect:0.1:3', pick: '12', sharedNote: whole });
    }),
  );
});

test.each([
  ['fov=60x45&acc=px:1', { task: 'fov=60x45&acc=px:1', pick: null, sharedNote: null }],
  ['', { task: '', pick: null, sharedNote: null }],
  ['view=edit&fov=60x45', { task: 'view=edit&fov=60x45', pick: null, sharedNote: null }],
  ['w=20&pick=first', { task: 'w=20', pick: null, sharedNote: null }],
  ['w=20&view=shared', { task: 'w=20', pick: null, sharedNote: '' }],
])('%s', (search, expected) => {
  expect(readViewed(search)).toEqual(expected);
});
