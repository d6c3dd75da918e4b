import { expect, test } from 'vitest';
import { leadingFigures } from './leading-figures';

test('a length below a tenth of a millimetre is told in micrometres, as the drawing beside it tells it', () => {
  const column = { id: 'depth', label: '景深', unit: 'mm', leading: true, value: (text: string) => text };
  const told = (text: string) => leadingFigures([column], text)[0]?.text;
  expect(told('0.0431')).toBe('43.1\u202fµm');
  expect(told('0.431')).toBe('0.431\u202fmm');
  expect(told('1.54\u202f×\u202f1.23')).toBe('1.54\u202f×\u202f1.23\u202fmm');
});
