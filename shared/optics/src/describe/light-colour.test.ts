import { expect, test } from 'vitest';
import { lightColour } from './light-colour';

type Asked = Parameters<typeof lightColour>[0];
const open: Asked = { wavelengthNm: 550, excitationNm: null, surface: null, feature: null, technique: null };
const colour = (task: Partial<Asked>, colours: readonly string[], of: 'mono' | 'color' = 'mono') =>
  lightColour({ ...open, ...task }, { camera: { colour: of }, light: { colours } }, 550);
const told = (...asked: Parameters<typeof colour>) => colour(...asked)?.text ?? null;
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

test('beside the light the same stands in few words', () => {
  expect(colour({ feature: 'outline' }, all)?.brief).toBe('选蓝光：波长短，衍射小');
  expect(colour({ feature: 'outline' }, ['red'])?.brief).toBe('优先蓝光：波长短，衍射小');
  expect(colour({}, ['red'])?.brief).toBe('红光：打暗绿、青、蓝、黑');
  expect(colour({ feature: 'print' }, all)?.brief).toBe('工件颜色未说明，先试白光');
});
