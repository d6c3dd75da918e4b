import { expect, test } from 'vitest';
import { foldMapped } from '../../catalogue/index/fold-text';
import { withBounds } from './typed-bounds';

test.each([
  ['帧率介于100和200之间', '帧率100-200'],
  ['焦距8mm到12mm之间', '焦距8-12mm'],
  ['行程在100与200mm之间', '行程100-200mm'],
  ['300mm×30mm 条光', '300x30mm 条光'],
  ['背光 20cm*15cm', '背光 200x150mm'],
  ['背光 2.5cm x 1.5cm', '背光 25x15mm'],
  ['300mm（允许偏差±5mm），红', '300mm ,红'],
  ['背光 100±5mm', '背光 95-105mm'],
  ['物方视野不小于Φ60mm', '物方视野不小于60mm'],
  ['环光 ≤Φ90', '环光 φ≤90'],
  // What is no figure of a part stays.
  ['重复精度（±0.02mm）', '重复精度(±0.02mm)'],
  ['公差±5um', '公差±5um'],
  ['相机和镜头之间', '相机和镜头之间'],
  ['线扫行频 20k', '线扫行频 20k'],
])('%s reads as %s', (typed, read) => {
  expect(withBounds(foldMapped(typed)).text).toBe(read);
});

test('what is read keeps its place in the typed text', () => {
  const typed = '条光 300mm×30mm 红';
  const { text, starts, ends } = withBounds(foldMapped(typed));
  const at = text.indexOf('300x30mm');
  expect(typed.slice(starts[at], ends[at + '300x30mm'.length - 1])).toBe('300mm×30mm');
});
