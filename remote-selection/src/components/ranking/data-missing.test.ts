import { expect, test } from 'vitest';
import { dataMissing } from './data-missing';

test('a row that lacks data says what to ask its maker for', () => {
  expect(dataMissing('资料不全', ['Z 向误差', 'Z 向误差'])).toBe('资料不全，问厂家：Z 向误差');
  expect(dataMissing('资料不全', ['一', '二', '三', '四'])).toBe('资料不全，问厂家：一、二、三 等 4 项');
  expect(dataMissing('资料不全', [])).toBe('资料不全');
});
