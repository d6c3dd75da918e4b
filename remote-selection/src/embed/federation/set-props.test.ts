// @vitest-environment jsdom
import type { FederatedSelectionProps, ShixuanSelectionElement } from '@shixuan/embed-types';
import { expect, test } from 'vitest';
import { setProps } from './set-props';

function element() {
  const touched: string[] = [];
  const told: string[] = [];
  const made: ShixuanSelectionElement = document.createElement('shixuan-selection');
  const set = made.setAttribute.bind(made);
  made.setAttribute = (name, value) => {
    touched.push(name);
    set(name, value);
  };
  made.addEventListener('selection-error', ({ detail }) => told.push(`${detail.kind}：${detail.message}`));
  return { made, touched, told };
}

test('properties become attributes; only what changed is touched, and what is gone is taken away', () => {
  const { made, touched } = element();
  const first: FederatedSelectionProps = { mode: 'lens', value: 'fov=60x45', apiBase: 'https://a.example/web' };
  setProps(made, first, {});
  expect(made.getAttribute('api-base')).toBe('https://a.example/web');
  touched.length = 0;
  setProps(made, { ...first, value: 'fov=70x45', apiBase: undefined }, first);
  expect(touched).toEqual(['value']);
  expect([made.getAttribute('mode'), made.getAttribute('value'), made.hasAttribute('api-base')]).toEqual([
    'lens',
    'fov=70x45',
    false,
  ]);
});

test('words are handed over as the object that they are', () => {
  const { made } = element();
  const texts = { pick: '加入询价单' };
  setProps(made, { texts }, {});
  expect(made.texts).toBe(texts);
  setProps(made, {}, { texts });
  expect(made.texts).toBeNull();
});

test('what is no text is told once and left out', () => {
  const { made, told } = element();
  const wrong: FederatedSelectionProps = JSON.parse('{ "value": 60 }');
  setProps(made, wrong, {});
  setProps(made, wrong, wrong);
  expect(told).toEqual(['setting：属性 value 应为文字，已忽略。']);
  expect(made.hasAttribute('value')).toBe(false);
});
