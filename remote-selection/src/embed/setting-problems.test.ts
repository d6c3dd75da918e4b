// @vitest-environment jsdom
import type { ShixuanSelectionElement } from '@shixuan/embed-types';
import { expect, test } from 'vitest';
import { settingProblems } from './setting-problems';
import { readTexts } from './settings';

function element(attributes: Readonly<Record<string, string>>, texts: unknown = null): ShixuanSelectionElement {
  const made = document.createElement('shixuan-selection');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return Object.assign(made, { texts });
}

test('what the page says well is no problem', () => {
  const attributes = {
    mode: 'lens',
    preset: 'bottle',
    theme: 'auto',
    accent: '#ff8800',
    height: 'fill',
    compare: 'on',
  };
  expect(settingProblems(element(attributes, { title: '', pick: '加入询价单', lead: undefined }))).toEqual([]);
  expect(settingProblems(element({}))).toEqual([]);
});

test.each([
  ['mode', 'cameras', 'camera、lens、vision'],
  ['preset', 'bottles', 'bottle'],
  ['theme', 'black', 'light、dark、auto'],
  ['accent', 'red', '#165dff'],
  ['height', '900px', 'auto、fill'],
  ['compare', 'true', 'on、off'],
  ['texts', '{title:', 'JSON'],
])('%s="%s" is told, with what would be right', (name, value, right) => {
  const [problem, ...more] = settingProblems(element({ [name]: value }));
  expect(problem).toContain(`属性 ${name}`);
  expect(problem).toContain(right);
  expect(more).toEqual([]);
});

test('words that are not known, or no text, are told and left out; the others are used', () => {
  const given = element({}, { title: '选镜头', pcik: '选用', lead: 7 });
  expect(settingProblems(given)).toEqual([
    expect.stringMatching(/^texts 中没有「pcik」.*pick/),
    'texts 的「lead」应为文字。',
  ]);
  expect(readTexts(given)).toEqual({ title: '选镜头' });
  expect(settingProblems(element({}, ['选镜头']))).toEqual([expect.stringContaining('texts 应为对象')]);
});
