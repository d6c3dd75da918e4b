import type { Attributes } from '@shixuan/api/client';
import { expect, test } from 'vitest';
import { attributeOf } from '../../../testing/attribute';
import { differenceNote } from './difference-note';

const attribute = (key: string, label: string) => attributeOf(key, { label });
const attributes = [attribute('pixelSizeUm', '像元尺寸'), attribute('maxFps', '最高帧率'), attribute('powerW', '功耗')];
const reference = { id: 1, attrs: { pixelSizeUm: 3.45, maxFps: 24 } };
const note = (attrs: Attributes, id = 2) => differenceNote({ id, attrs }, reference, attributes);

test.each<[Attributes, string]>([
  [{ pixelSizeUm: 2.4, maxFps: 30 }, '不同：像元尺寸、最高帧率'],
  [{ pixelSizeUm: 3.45, maxFps: 30, powerW: 3 }, '不同：最高帧率'],
  [{ pixelSizeUm: 3.45, maxFps: 24 }, '所列参数相同'],
  [{ pixelSizeUm: 3.45 }, '两者都标注的参数相同'],
  [{ pixelSizeUm: 3.45, maxFps: 24, powerW: 3 }, '两者都标注的参数相同'],
])('%o: %s; what one of them does not state is no difference', (attrs, text) => {
  expect(note(attrs)).toBe(text);
});

test('the product itself is named as what the others are compared with', () => {
  expect(note(reference.attrs, 1)).toBe('参照产品');
});
