import { expect, test } from 'vitest';
import { kindsCarried } from './kinds-carried';

const all = [
  'area-camera',
  'fa-lens',
  'light',
  'line-camera',
  'line-lens',
  'telecentric-lens',
  'line-3d',
  'face-3d',
  'grabber',
  'slide',
];
const carrying = (...codes: string[]) => kindsCarried(all.map(code => ({ code, count: codes.includes(code) ? 3 : 0 })));

test.each([
  [all, '相机、镜头、光源、采集卡与滑台'],
  [['fa-lens', 'light'], '镜头与光源'],
  [['line-3d'], '相机'],
  [[], ''],
])('a catalogue of %j is one of %s', (codes, text) => {
  expect(carrying(...codes)).toBe(text);
});

test('a kind that the sentence has no word for is a product', () => {
  expect(kindsCarried([{ code: 'robot', count: 1 }])).toBe('产品');
});
