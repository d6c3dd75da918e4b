import type { ShixuanSelectionElement } from '@shixuan/embed-types';
import { goalPages } from '@shixuan/task-url';
import { presets } from '../data/task/presets';
import { wordNames } from './settings';

/** Attributes with a list of values. */
const choices: Readonly<Record<string, readonly string[]>> = {
  mode: goalPages,
  preset: presets.map(({ id }) => id),
  theme: ['light', 'dark', 'auto'],
  height: ['auto', 'fill'],
  compare: ['on', 'off'],
  shadow: ['on', 'off'],
};

/** Invalid settings of the page, each as a Chinese sentence that names the valid values. */
export function settingProblems(element: ShixuanSelectionElement): readonly string[] {
  const chosen = Object.entries(choices).flatMap(([name, values]) => {
    const given = element.getAttribute(name);
    return given && !values.includes(given) ? [`属性 ${name} 的值「${given}」不对，应为 ${values.join('、')}。`] : [];
  });
  const accent = element.getAttribute('accent');
  return [
    ...chosen,
    ...(accent && !/^#[0-9a-f]{6}$/i.test(accent) ? [`属性 accent 的值「${accent}」不对，应形如 #165dff。`] : []),
    ...textProblems(element),
  ];
}

function textProblems(element: ShixuanSelectionElement): readonly string[] {
  const given: unknown = element.texts;
  if (given === null || given === undefined)
    return element.getAttribute('texts') ? ['属性 texts 不是有效的 JSON，已忽略。'] : [];
  if (typeof given !== 'object' || Array.isArray(given)) return ['texts 应为对象，如 {"pick":"加入询价单"}。'];
  return Object.entries(given).flatMap(([name, text]) => {
    if (!wordNames.includes(name)) return [`texts 中没有「${name}」，可替换的有 ${wordNames.join('、')}。`];
    return typeof text === 'string' || text === undefined ? [] : [`texts 的「${name}」应为文字。`];
  });
}
