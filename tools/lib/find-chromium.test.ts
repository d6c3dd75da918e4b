import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from './find-chromium.mjs';

afterEach(() => vi.unstubAllEnvs());

test('CHROME_PATH is taken first', () => {
  vi.stubEnv('CHROME_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
});

test('a CHROME_PATH that names no file is not passed over', () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chromium');
  expect(() => findChromium()).toThrow('CHROME_PATH 指向的文件不存在：/nowhere/chromium');
});
