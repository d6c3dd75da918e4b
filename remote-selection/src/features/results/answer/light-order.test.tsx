// @vitest-environment jsdom
import { neutralTask } from '@shixuan/task-url';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LightOrder } from './light-order';

afterEach(cleanup);

const told = (model: string, task: Partial<typeof neutralTask>, camera: 'mono' | null = 'mono') =>
  render(
    <LightOrder
      light={{ model, colours: ['red', 'blue'] }}
      camera={camera && { colour: camera }}
      task={{ ...neutralTask, ...task }}
    />,
  ).container.textContent;

test('a light whose part number stands for several colours says which one to order', () => {
  expect(told('XX-100-R/B', { wavelengthNm: 460 })).toMatch(/R\/B.*选 B/);
  expect(told('XX-100-B', { wavelengthNm: 460 })).toBe('');
});

test('the reason for a colour stands beside the light, as far as the task and the camera tell one', () => {
  expect(told('XX-100', { feature: 'outline' })).toBe('选蓝光：波长短，衍射小');
  expect(told('XX-100-R/B', { feature: 'outline' })).toMatch(/^颜色下单时选定：R\/B；选蓝光：/);
  expect(told('XX-100', { feature: 'outline' }, null)).toBe('');
});
