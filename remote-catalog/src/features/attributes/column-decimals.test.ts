import type { AttributeDefinition, ProductRow } from '@shixuan/api/client';
import { expect, test } from 'vitest';
import { alignedText, columnDecimals } from './column-decimals';

const pitch = { key: 'pitch', type: 'number', decimals: 2 } as AttributeDefinition;
const row = (value?: number) => ({ attrs: value === undefined ? {} : { pitch: value } }) as ProductRow;

test('a column has as many digits as its longest figure needs; what is unknown asks for none', () => {
  expect(columnDecimals([row(2), row(2.9), row()], pitch)).toBe(1);
  expect(columnDecimals([row()], pitch)).toBe(0);
});

test('points stand below each other, and a known figure never reads 0', () => {
  expect(alignedText(pitch, 2, 1)).toBe('2.0');
  expect(alignedText(pitch, 0, 1)).toBe('0.0');
  expect(alignedText(pitch, 0.004, 2)).toBe('0.004');
  expect(alignedText(pitch, 1.25, 1)).toBe('1.25');
  expect(alignedText(pitch, undefined, 1)).toBeNull();
});
