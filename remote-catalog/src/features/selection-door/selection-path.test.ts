import { expect, test } from 'vitest';
import { selectionPath } from './selection-path';

const part = (categoryCode: string, id: number) => ({ categoryCode, id });

test.each([
  [[part('area-camera', 5)], '/selection/lens?camera=5'],
  [[part('telecentric-lens', 7)], '/selection/camera?lens=7'],
  [[part('light', 9)], '/selection/vision?light=9'],
  [[part('fa-lens', 7), part('area-camera', 5)], '/selection/vision?camera=5&lens=7'],
  [[part('line-camera', 5), part('grabber', 3)], '/selection/lens?camera=5'],
  [[part('grabber', 3)], null],
])('%j goes on at %s', (parts, path) => {
  expect(selectionPath(parts)).toBe(path);
});
