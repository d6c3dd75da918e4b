import { expect, test } from 'vitest';
import { readSeriesChoices, withSeriesChoices } from './series-address';

test('each matrix of a page has its own part of the address', () => {
  const search = withSeriesChoices('?utm_source=x', 'line-camera', { brand: '3', lineRateKhz: '20~', pixels: '' });
  expect(search).toBe('?utm_source=x&line-camera.brand=3&line-camera.lineRateKhz=20~');
  expect(readSeriesChoices(search, 'line-camera')).toEqual({ brand: '3', lineRateKhz: '20~' });
  expect(readSeriesChoices(search, 'line-lens')).toEqual({});
  expect(withSeriesChoices(search, 'line-camera', {})).toBe('?utm_source=x');
});

test('what is too long to have been typed is passed over', () => {
  expect(readSeriesChoices(`?light.powerW=${'9'.repeat(61)}&light.brand=`, 'light')).toEqual({});
});
