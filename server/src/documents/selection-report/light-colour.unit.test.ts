import { neutralTask } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { lightColour } from './light-colour';

const told = (task: Partial<typeof neutralTask>, colours: readonly string[], colour: 'mono' | 'color' = 'mono') =>
  lightColour({ ...neutralTask, ...task }, { camera: { colour }, light: { colours } })?.text ?? null;
const all = ['white', 'red', 'green', 'blue', 'infrared'];

test('an outline is seen by what is dark, so that the shortest wavelength is chosen', () => {
  expect(told({ feature: 'outline' }, all)).toMatch(/^选蓝光：.*与工件颜色无关/);
  expect(told({ technique: 'collimated-backlight' }, all)).toMatch(/^选蓝光：/);
  expect(told({ feature: 'outline' }, ['red'])).toMatch(/优先，这款为红光$/);
});

test('a colour camera takes white light, and metal a short wavelength', () => {
  expect(told({ feature: 'relief' }, all, 'color')).toMatch(/^选白光：/);
  expect(told({ surface: 'mirror' }, all)).toMatch(/^选蓝光：/);
  expect(told({ surface: 'mirror' }, ['rgb'])).toMatch(/^选蓝光：/);
});

test('where the colours of the part decide, it says what to try', () => {
  expect(told({ feature: 'print' }, all)).toMatch(/^工件颜色未说明：先用白光试，/);
  expect(told({}, ['red'])).toBe('工件颜色未说明：红光打亮红、橙、黄、白，打暗绿、青、蓝、黑，订货前用样件试');
});

test('a wavelength that the task states decides, and without known colours nothing is said', () => {
  expect(told({ wavelengthNm: 630 }, all)).toBeNull();
  expect(told({}, [])).toBeNull();
  expect(told({}, ['multispectral'])).toBeNull();
});
