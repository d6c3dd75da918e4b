import type { RemoteDescriptor } from '@shixuan/host';

/** The download centre's descriptor; the build adds the rest of `remote.json`. */
export const descriptor = {
  name: 'download',
  owner: '下载组',
  title: '下载中心',
  requires: { contract: '^1.5.0' },
  trustedTypes: [],
  languages: ['en'],
  routes: [
    {
      id: 'Download',
      path: '/download',
      title: '下载中心',
      description:
        '产品目录表、系列数据表、选型手册、计算表、外形尺寸图与测试图卡：带版本、日期与 SHA-256 校验，登录后下载。',
      keepAlive: true,
      page: { indexed: false },
    },
  ],
} as const satisfies RemoteDescriptor;
