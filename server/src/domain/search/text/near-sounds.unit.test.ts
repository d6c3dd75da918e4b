import { expect, test } from 'vitest';
import { soundsAlike, soundsNear } from './near-sounds';

test.each([
  ['采集看', '采集卡'],
  ['采籍卡', '采集卡'],
])('%s is %s with one sound that is a letter off', (typed, name) => {
  expect(soundsNear(typed, name)).toBe(true);
});

test.each([
  ['低照度', '低角度'],
  ['采样看', '采集卡'],
])('%s is no misspelt %s', (typed, name) => {
  expect(soundsNear(typed, name)).toBe(false);
});

test.each([
  ['尽头', '镜头', true],
  ['巴士乐', '巴斯勒', true],
  ['精投', '镜头', false],
  ['光头', '镜头', false],
])('whether %s sounds like %s where regions do not tell sounds apart: %s', (typed, name, isAlike) => {
  expect(soundsAlike(typed, name)).toBe(isAlike);
});
