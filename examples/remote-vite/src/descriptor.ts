import type { RemoteDescriptor } from '@shixuan/host';

/** What the site knows of this remote before any of its code runs. */
export const descriptor = {
  name: 'vite-example',
  owner: '示例组',
  title: 'Vite 示例',
  requires: { contract: '^1.5.0' },
  trustedTypes: [],
  menu: { label: 'Vite 示例', route: 'ViteExample', order: 200 },
  routes: [
    {
      id: 'ViteExample',
      path: '/vite-example',
      title: 'Vite 示例',
      description: '由 Vite 构建的栏目，按产品分类进入。',
    },
  ],
} as const satisfies RemoteDescriptor;
