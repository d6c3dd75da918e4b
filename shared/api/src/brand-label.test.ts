import { expect, test } from 'vitest';
import { brandLabel, brandNames } from './brand-label';

test.each([
  ['Hikrobot', '海康机器人', '海康机器人'],
  ['Opto Engineering', null, 'Opto Engineering'],
  ['Basler', '巴斯勒', '巴斯勒'],
  ['Basler (Roboception)', '巴斯勒', '巴斯勒 (Roboception)'],
])('%s, %s: %s', (name, nameZh, label) => {
  expect(brandLabel({ name, nameZh })).toBe(label);
});

test.each([
  ['Hikrobot', '海康机器人', '海康机器人 Hikrobot'],
  ['Opto Engineering', null, 'Opto Engineering'],
  ['大恒', '大恒', '大恒'],
])('both names of %s, %s: %s', (name, nameZh, names) => {
  expect(brandNames({ name, nameZh })).toBe(names);
});
