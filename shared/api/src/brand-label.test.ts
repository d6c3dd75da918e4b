import { expect, test } from 'vitest';
import { brandLabel } from './brand-label';

test.each([
  ['Hikrobot', '海康机器人', '海康机器人'],
  ['Opto Engineering', null, 'Opto Engineering'],
  ['Basler', '巴斯勒', '巴斯勒'],
  ['Basler (Roboception)', '巴斯勒', '巴斯勒 (Roboception)'],
])('%s, %s: %s', (name, nameZh, label) => {
  expect(brandLabel({ name, nameZh })).toBe(label);
});
