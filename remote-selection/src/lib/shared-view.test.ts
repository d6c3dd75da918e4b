import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readViewed, sharedSearch, withPick } from './shared-view';

test('a scheme that is passed on comes back as it was, with its remark', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), note => {
      const whole = note.slice(0, 500);
      const viewed = readViewed(sharedSearch('fov=60x45&acc=defect:0.1:3&pick=12', whole));
      expect(viewed).toMatchObject({ task: 'fov=60x45&acc=defect:0.1:3', pick: '12', shared: { note: whole } });
    }),
  );
});

test('the key of a place for comments is no part of the task', () => {
  const search = `${sharedSearch('w=20', '')}&talk=Ab_-567890123456789012`;
  expect(readViewed(search)).toMatchObject({ task: 'w=20', pick: null, shared: { note: '' } });
});

test('what stands beside the task is kept, with another row or none', () => {
  const { beside } = readViewed('pick=1-2&w=20&view=shared&note=a');
  expect(beside).toBe('&pick=1-2&view=shared&note=a');
  expect(withPick(beside, '3-4')).toBe('&view=shared&note=a&pick=3-4');
  expect(withPick(beside, null)).toBe('&view=shared&note=a');
  expect(readViewed(`w=20${withPick('', '3-4')}`)).toMatchObject({ task: 'w=20', pick: '3-4' });
});

test.each([
  ['fov=60x45&acc=px:1', { task: 'fov=60x45&acc=px:1', pick: null, shared: null }],
  ['', { task: '', pick: null, shared: null }],
  ['view=edit&fov=60x45', { task: 'view=edit&fov=60x45', pick: null, shared: null }],
  ['w=20&pick=first', { task: 'w=20', pick: null, shared: null }],
  ['w=20&view=shared', { task: 'w=20', pick: null, shared: { note: '' } }],
])('%s', (search, expected) => {
  expect(readViewed(search)).toMatchObject(expected);
});

test('a line to be read is no part of the task, and goes with its first change', () => {
  const viewed = readViewed('fov=100x80&unset=accuracy&ask=%E7%B2%BE%E5%BA%A60.05&pick=5');
  expect(viewed).toMatchObject({ task: 'fov=100x80&unset=accuracy', beside: '&pick=5', ask: '精度0.05', shared: null });
});
