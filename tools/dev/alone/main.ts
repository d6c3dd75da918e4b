import '@shixuan/ui/tokens.css';
import '@shixuan/ui/base.css';
import '@shixuan/ui/arco-theme.css';
import './alone.css';
import type { HostCategory } from '@shixuan/host';
import { askApi, runAlone } from '@shixuan/host/mock';
import { ConfigProvider, zhCN } from '@shixuan/ui';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import remote from '../live/live-remote';

/** The categories that a site's pages come with; without an API there are none. */
async function loadCategories(): Promise<readonly HostCategory[]> {
  try {
    const { list } = (await askApi('/web')('/Product/Categorys', {})) as { list: readonly HostCategory[] };
    return list;
  } catch {
    return [];
  }
}

const element = document.getElementById('root');
if (!element) throw new Error('the page has no #root');
const app = runAlone({ remote, version: '0.0.0-00000000', api: '/web', categories: await loadCategories() });
createRoot(element).render(createElement(ConfigProvider, { locale: zhCN }, app));
