// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { measureBoundaries } from './measure-boundaries';

afterEach(() => vi.restoreAllMocks());

test('what shows nothing is left out: a box without a width or without a height', () => {
  const boxes = [
    [200, 100],
    [0, 100],
    [200, 0],
    [0, 0],
  ].map(([width, height]) => new DOMRect(0, 0, width, height));
  const root = document.createElement('div');
  root.innerHTML = boxes.map((_, i) => `<p data-remote="catalog@${i}" data-owner="目录组">…</p>`).join('');
  // jsdom has no layout: its ranges have no box of their own.
  const range = document.createRange();
  range.getBoundingClientRect = () => boxes.shift() as DOMRect;
  vi.spyOn(document, 'createRange').mockReturnValue(range);
  expect(measureBoundaries(root)).toEqual([
    { key: '0 catalog@0', source: 'catalog@0', owner: '目录组', box: { left: 0, top: 0, width: 200, height: 100 } },
  ]);
});
