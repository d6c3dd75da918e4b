import type { CallContent, DownloadItem, DownloadVersion } from '@shixuan/api/client';

// A few files, enough for every view. `render-cases.ts` holds each answer against its schema.

const version = (id: number, more: Partial<DownloadVersion> = {}): DownloadVersion => ({
  id,
  version: '2026.11.21',
  fileName: `面阵相机-${id}.xlsx`,
  size: 1_310_720,
  // SHA-256 of `abc`.
  sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  publishedAt: '2026-11-20T18:00:00.000Z',
  notes: '新增 12 款型号',
  ...more,
});

const item = (id: number, more: Partial<DownloadItem> = {}): DownloadItem => ({
  id,
  typeId: 1,
  title: `面阵相机目录表 ${id}`,
  summary: '全部型号与参数，每列带单位',
  categoryId: 1,
  format: 'xlsx',
  versions: [version(id * 10)],
  ...more,
});

export const types: CallContent<'downloadTypes'> = {
  list: [
    { id: 1, code: 'catalogue', name: '产品目录表', description: '各分类的全部型号与参数。', count: 20 },
    { id: 4, code: 'calculation', name: '计算表', description: '带公式的表格。', count: 6 },
  ],
  families: [
    { categoryId: 1, name: '面阵相机', count: 2 },
    { categoryId: 6, name: '远心镜头', count: 4 },
  ],
};

export const files = (more: Partial<CallContent<'downloads'>> = {}): CallContent<'downloads'> => ({
  total: 26,
  page: 1,
  pageSize: 24,
  list: [
    item(1, {
      versions: [version(12), version(11, { version: '2026.11.02', size: 2048, notes: '首次发布' })],
    }),
    item(2, { typeId: 4, title: '焦距计算表', format: 'xlsx', categoryId: null }),
  ],
  ...more,
});

export const history = (complete = true): CallContent<'downloadHistory'> => ({
  total: 1,
  list: [{ id: 1, at: '2026-11-21T01:02:03.000Z', title: '面阵相机目录表 1', file: version(12), complete }],
});

export const terms = (acceptedAt: string | null = null): CallContent<'downloadTerms'> => ({
  version: '2026.11',
  text: '数据按现状提供。',
  acceptedAt,
});

export const grant = (more: Partial<CallContent<'download'>> = {}): CallContent<'download'> => ({
  url: '/files/secret',
  fileName: '面阵相机-12.xlsx',
  size: 1_310_720,
  expiresAt: '2026-11-21T04:00:00.000Z',
  ...more,
});
