import type { Chosen } from '../settings/choices';
import type { EmbedSettings } from '../settings/embed-settings';
import { federationSnippet } from './federation-snippet';
import { htmlSnippet } from './html-snippet';
import { iframeSnippet } from './iframe-snippet';
import { reactSnippet } from './react-snippet';
import { vueSnippet } from './vue-snippet';

interface Way {
  /** What has to be known of it. */
  note: string;
  /** @param site origin of the site */
  write(settings: EmbedSettings, site: string): string;
}

/** The languages that a configuration is written in. A new one is an entry here and an option of `choices.way`. */
export const ways: Readonly<Record<Chosen['way'], Way>> = {
  html: { note: '贴在网页里要显示选型助手的位置。脚本每页只需一次，放在哪里都可以。', write: htmlSnippet },
  vue: { note: '脚本写在 index.html；构建工具要知道这个标签不是 Vue 组件。', write: vueSnippet },
  react: { note: 'React 17 及以上；类型声明 shixuan-selection.d.ts 在下方「示例」中。', write: reactSnippet },
  federation: {
    note: 'React 17、18、19 的模块联邦宿主；两边的 React 互不相干。完整工程（含入口的完整性校验与类型）在下方「示例」中。',
    write: federationSnippet,
  },
  iframe: {
    note: '给不能运行外部脚本的网页；高度与样式隔离由框架决定。第二段脚本可省：它让框架随内容变高，并把事件转到 iframe 上。',
    write: iframeSnippet,
  },
};
