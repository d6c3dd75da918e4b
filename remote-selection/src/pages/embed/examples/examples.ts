import iframe from '../../../../../examples/embed/iframe.html?raw';
import jquery from '../../../../../examples/embed/jquery.html?raw';
import plain from '../../../../../examples/embed/plain.html?raw';
import react from '../../../../../examples/embed/react.tsx?raw';
import fedPage from '../../../../../examples/embed/react-18-federation/index.html?raw';
import fedPackage from '../../../../../examples/embed/react-18-federation/package.json?raw';
import fedReadme from '../../../../../examples/embed/react-18-federation/README.md?raw';
import fedConfig from '../../../../../examples/embed/react-18-federation/rspack.config.mjs?raw';
import fedApp from '../../../../../examples/embed/react-18-federation/src/app.tsx?raw';
import fedBootstrap from '../../../../../examples/embed/react-18-federation/src/bootstrap.tsx?raw';
import fedCheck from '../../../../../examples/embed/react-18-federation/src/check-entry.ts?raw';
import fedIndex from '../../../../../examples/embed/react-18-federation/src/index.ts?raw';
import fedSelection from '../../../../../examples/embed/react-18-federation/src/selection.tsx?raw';
import fedTypes from '../../../../../examples/embed/react-18-federation/src/shixuan.d.ts?raw';
import types from '../../../../../examples/embed/shixuan-selection.d.ts?raw';
import vue from '../../../../../examples/embed/vue.html?raw';

interface Example {
  label: string;
  /** In `examples/embed`; of several the folder. */
  file: string;
  note: string;
  text: string;
}

/** Stands in the files for the site's origin. */
const PLACEHOLDER = 'https://视选的地址';

/** Several files as one text, each under its name. */
const together = (files: Readonly<Record<string, string>>) =>
  Object.entries(files)
    .map(([file, text]) => `/* ===== ${file} ===== */\n\n${text.trim()}\n`)
    .join('\n');

/** The files of `examples/embed`, which the stories run in a browser as they are. A new one is an entry here. */
export const examples = {
  plain: {
    label: '纯 HTML',
    file: 'plain.html',
    note: '访客选用的方案记进询价单。把它存为文件，放在任何网站上即可打开。',
    text: plain,
  },
  vue: {
    label: 'Vue 3',
    file: 'vue.html',
    note: '属性随数据改变，事件用 @ 听；收起时元素连同它占用的资源一起离开。',
    text: vue,
  },
  react: {
    label: 'React',
    file: 'react.tsx',
    note: '与网页自己的 React 互不影响，版本不必相同。类型见「类型声明」。',
    text: react,
  },
  federation: {
    label: 'Module Federation',
    file: 'react-18-federation',
    note: '宿主已用 Module Federation 2 时，它是一个普通的 React 组件（17、18、19 皆可）。共享作用域是它自己的，运行前核对校验值。',
    text: together({
      'README.md': fedReadme,
      'package.json': fedPackage,
      'rspack.config.mjs': fedConfig,
      'index.html': fedPage,
      'src/index.ts': fedIndex,
      'src/bootstrap.tsx': fedBootstrap,
      'src/app.tsx': fedApp,
      'src/selection.tsx': fedSelection,
      'src/shixuan.d.ts': fedTypes,
      'src/check-entry.ts': fedCheck,
    }),
  },
  jquery: { label: 'jQuery', file: 'jquery.html', note: '后来才写进网页的标签同样有效。', text: jquery },
  iframe: {
    label: 'iframe',
    file: 'iframe.html',
    note: '给不能运行外部脚本的网页；「换一个任务」用消息改变框架里的任务。',
    text: iframe,
  },
  types: {
    label: '类型声明',
    file: 'shixuan-selection.d.ts',
    note: 'TypeScript 项目存下此文件：元素、事件与 detail 的类型，JSX 中的标签。',
    text: types,
  },
} as const satisfies Record<string, Example>;

export type ExampleName = keyof typeof examples;
export const exampleNames = Object.keys(examples) as readonly ExampleName[];

/** The file with the site's own address in it. */
export const exampleText = (name: ExampleName, site: string) => examples[name].text.replaceAll(PLACEHOLDER, site);
