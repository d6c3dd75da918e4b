import { expect, test } from 'vitest';
import { deviceName } from './device-name';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const phone = 'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const apple = (device: string) => `Mozilla/5.0 (${device} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;

test.each([
  [`${windows} Chrome/130.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`${windows} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'Edge · Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox · Linux'],
  [`${phone} Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.47`, '微信 · Android'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari · macOS',
  ],
  [`${phone} Chrome/116.0 MQQBrowser/14.9 Mobile Safari/537.36`, 'QQ 浏览器 · Android'],
  [`${phone} Chrome/123.0 UCBrowser/17.1 Mobile Safari/537.36`, 'UC 浏览器 · Android'],
  [`${phone} Chrome/100.0 Quark/7.4 Mobile Safari/537.36`, '夸克 · Android'],
  [`${windows} Chrome/129.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'Opera · Windows'],
  [`${apple('iPhone; CPU iPhone OS 17_5')} EdgiOS/125.0 Version/17.0 Safari/604.1`, 'Edge · iPhone'],
  [`${apple('iPhone; CPU iPhone OS 17_5')} CriOS/125.0 Mobile/15E148 Safari/604.1`, 'Chrome · iPhone'],
  [`${apple('iPad; CPU OS 17_5')} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 'Firefox · iPad'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 Safari/537.36', 'Chrome · 鸿蒙'],
  ['Mozilla/5.0 (Linux; Android 12; HarmonyOS; ANA-AN00) Chrome/114.0 Safari/537.36', 'Chrome · 鸿蒙'],
  ['something on Linux', 'Linux'],
  ['  curl/8.5.0 ', 'curl/8.5.0'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', '未知设备'],
])('%s is %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

test('whatever a browser calls itself is cut to a line', () =>
  expect(deviceName('x'.repeat(300))).toBe('x'.repeat(60)));
