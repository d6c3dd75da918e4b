import { presets } from '../../../data/task/presets';

interface Choice {
  label: string;
  /** What is chosen where nothing is said; one of the options. */
  initial: string;
  options: readonly { value: string; label: string }[];
}

/** Everything of a configuration that is one of a list, in the order of the form. The last two concern this page alone. */
export const choices = {
  mode: {
    label: '选什么',
    initial: 'vision',
    options: [
      { value: 'camera', label: '相机' },
      { value: 'lens', label: '镜头' },
      { value: 'vision', label: '整套系统' },
    ],
  },
  preset: {
    label: '从哪个示例开始',
    initial: '',
    options: [{ value: '', label: '不指定（PCB）' }, ...presets.map(({ id, label }) => ({ value: id, label }))],
  },
  theme: {
    label: '主题',
    initial: 'light',
    options: [
      { value: 'light', label: '浅色' },
      { value: 'dark', label: '深色' },
      { value: 'auto', label: '跟随访客' },
    ],
  },
  height: {
    label: '高度',
    initial: 'auto',
    options: [
      { value: 'auto', label: '随内容' },
      { value: 'fill', label: '占满所在位置' },
    ],
  },
  shadow: {
    label: '样式隔离',
    initial: 'on',
    options: [
      { value: 'on', label: '隔离' },
      { value: 'off', label: '由您的样式控制' },
    ],
  },
  heading: {
    label: '标题与说明',
    initial: 'on',
    options: [
      { value: 'on', label: '显示' },
      { value: 'off', label: '不显示' },
    ],
  },
  compare: {
    label: '加入对比',
    initial: 'off',
    options: [
      { value: 'off', label: '不提供' },
      { value: 'on', label: '由您的网页接收' },
    ],
  },
  width: {
    label: '预览宽度',
    initial: 'full',
    options: [
      { value: 'full', label: '全宽' },
      { value: '768', label: '768 px' },
      { value: '390', label: '390 px' },
      { value: '320', label: '320 px' },
    ],
  },
  way: {
    label: '写法',
    initial: 'html',
    options: [
      { value: 'html', label: 'HTML' },
      { value: 'vue', label: 'Vue 3' },
      { value: 'react', label: 'React' },
      { value: 'federation', label: '模块联邦' },
      { value: 'iframe', label: 'iframe' },
    ],
  },
} as const satisfies Record<string, Choice>;

export type ChoiceName = keyof typeof choices;
export type Chosen = { [Name in ChoiceName]: (typeof choices)[Name]['options'][number]['value'] };

type Listed = { readonly [Name in ChoiceName]: { options: readonly { value: Chosen[Name]; label: string }[] } };

/** What can be chosen under a name. */
export function optionsOf<Name extends ChoiceName>(name: Name): Listed[Name]['options'] {
  const listed: Listed = choices;
  return listed[name].options;
}
