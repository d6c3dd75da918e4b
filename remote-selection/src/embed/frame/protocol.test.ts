import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFromFrame, readToFrame, SOURCE } from './protocol';

test('messages of either side are read', () => {
  expect(readFromFrame({ source: SOURCE, type: 'height', height: 900 })).toEqual({
    source: SOURCE,
    type: 'height',
    height: 900,
  });
  expect(readFromFrame({ source: SOURCE, type: 'selection-pick', detail: { title: 'A' } })?.type).toBe(
    'selection-pick',
  );
  expect(readToFrame({ source: SOURCE, type: 'value', value: 'wd=300' })).toEqual({
    source: SOURCE,
    type: 'value',
    value: 'wd=300',
  });
  expect(readToFrame({ source: SOURCE, type: 'reset' })).toEqual({ source: SOURCE, type: 'reset' });
});

test.each([
  { source: SOURCE, type: 'height', height: '900' },
  { source: SOURCE, type: 'selection-navigate', detail: {} },
  { source: SOURCE, type: 'value', value: 1 },
  { source: 'other', type: 'reset' },
])('%j is none of them', data => {
  expect([readFromFrame(data), readToFrame(data)]).toEqual([null, null]);
});

test('whatever a page posts, nothing is thrown and nothing is taken for ours', () => {
  fc.assert(
    fc.property(fc.anything(), data => {
      expect([readFromFrame(data), readToFrame(data)]).toEqual([null, null]);
    }),
  );
});
