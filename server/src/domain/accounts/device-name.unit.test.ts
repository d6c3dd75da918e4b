import { expect, test } from 'vitest';
import { deviceName } from './device-name';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const phone = 'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';

test.each([
  [`${windows} Chrome/130.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`${windows} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'Edge · Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox · Linux'],
  [`${phone} Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.47`, '微信 · Android'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari · macOS',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', '未知设备'],
])('%s is %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

test('whatever a browser calls itself is cut to a line', () =>
  expect(deviceName('x'.repeat(300)).length).toBeLessThanOrEqual(60));
