import type { RemoteDescriptor } from '@shixuan/host';

/** The descriptor of articles and search; the build adds the rest of `remote.json`. */
export const descriptor = {
  name: 'content',
  owner: '内容组',
  title: '技术文档与搜索',
  requires: { contract: '^1.4.0' },
  routes: [
    {
      id: 'ArticleList',
      path: '/article/list',
      title: '技术文档',
      description: '机器视觉选型的计算与做法：分辨率、镜头、光源、线扫、接口与 3D，每个数字都能复算。',
      keepAlive: true,
    },
    {
      id: 'ArticleDetail',
      path: '/article/detail',
      title: '技术文档',
      description: '机器视觉选型的一篇技术文档：公式、算例、图与相关产品。',
    },
    {
      id: 'Result',
      path: '/result',
      title: '搜索结果',
      description: '按关键词搜索产品、系列、品牌与技术文档。',
      keepAlive: true,
    },
  ],
} as const satisfies RemoteDescriptor;
