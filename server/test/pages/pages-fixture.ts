import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { noArticles } from '../../src/domain/articles/article-index';
import { buildIndex } from '../../src/domain/catalogue/index/build';
import { writeRemoteBuild, writeShellBuild } from '../../src/domain/releases/registry/build-fixture';
import { publish } from '../../src/domain/releases/registry/publish';
import { Registry } from '../../src/domain/releases/registry/registry-schema';
import type { CatalogueSnapshot } from '../../src/domain/snapshot/catalogue';
import { type PagesOptions, registerPages } from '../../src/web/pages/register-pages';
import { declaredPage } from './declared-page';

/** One camera, with a part number and a company that try to break out of the page. */
const index = await buildIndex({
  version: '7',
  categories: [
    {
      id: 1,
      parentId: 0,
      code: 'area-camera',
      name: '面阵相机',
      icon: '/Uploads/categories/area-camera.svg',
      path: '/goods/list?categoryId=1',
      description: '一次曝光得到整幅图像。',
      attributes: [],
    },
  ],
  brands: [{ id: 3, name: 'Hikrobot', nameZh: '海康机器人', country: null, website: null }],
  products: [
    {
      id: 42,
      categoryId: 1,
      brand: { id: 3, name: 'Hikrobot', nameZh: '海康机器人' },
      series: null,
      model: 'MV-</title><script>alert(1)</script>',
      name: '500 万像素 面阵相机',
      summary: '2448 × 2048，"C" 口',
      drawing: { src: '/Uploads/products/42.svg', widthMm: null, heightMm: null, toScale: false },
      attrs: {},
      source: { confidence: null, tier: null, url: null, viaUrl: null, derived: [], fieldSources: [], notes: null },
      seriesLevel: false,
      updatedAt: '2026-01-01T00:00:00.000Z',
    },
  ],
  removed: [
    {
      id: 44,
      brand: { id: 3, name: 'Hikrobot', nameZh: '海康机器人' },
      model: 'OUT',
      reason: '型号有误',
      replacementId: null,
    },
    {
      id: 45,
      brand: { id: 3, name: 'Hikrobot', nameZh: '海康机器人' },
      model: 'TWICE',
      reason: null,
      replacementId: 42,
    },
  ],
});

export const snapshot: CatalogueSnapshot = {
  index,
  company: {
    name: '视选',
    icp: '',
    telPhone: '010-0000',
    contact: '',
    email: 'a@example.com',
    qq: '',
    qrCode: '/Uploads/company/qr.svg',
    about: '<p>关于</p></script><script>alert(2)</script>',
  },
  menus: [{ id: 7, parentId: 0, name: '产品查询', parameter: null, url: '/goods/list' }],
  articles: noArticles,
};

export interface Pages {
  app: FastifyInstance;
  registryDir: string;
  /** Folder of a published version on disk. */
  files: { shell: string; catalog: string };
  get(url: string, headers?: Record<string, string>): Promise<Awaited<ReturnType<FastifyInstance['inject']>>>;
}

const routes = [
  { id: 'Category', path: '/', title: '首页', description: '机器视觉产品目录' },
  {
    id: 'GoodsList',
    path: '/goods/list',
    title: '产品查询',
    description: '按参数筛选 "产品" </title>',
    page: await declaredPage('catalog', '/goods/list'),
  },
  {
    id: 'GoodsDetail',
    path: '/goods/detail',
    title: '产品详情',
    description: '产品的全部规格',
    page: await declaredPage('catalog', '/goods/detail'),
  },
];

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'shixuan-pages-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Files of a registry in which a shell and the remote `catalog` are published, by their paths in it. */
async function publishedFiles(): Promise<Map<string, Buffer>> {
  const folder = temporaryFolder();
  const registryDir = join(folder, 'registry');
  writeShellBuild(join(folder, 'shell'));
  writeRemoteBuild(join(folder, 'catalog'), undefined, { routes });
  await publish(join(folder, 'shell'), registryDir);
  await publish(join(folder, 'catalog'), registryDir);
  const entries = readdirSync(registryDir, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  const files = new Map(paths.map(path => [relative(registryDir, path), readFileSync(path)]));
  remove(folder);
  return files;
}

/** Published once for all test files of a worker: publishing waits for the disk and checks every file. */
let kept: Promise<Map<string, Buffer>> | undefined;

/** The site's pages over a registry in which a shell and the remote `catalog` are published. */
export async function startPages(options: Partial<PagesOptions> = {}): Promise<Pages> {
  kept ??= publishedFiles();
  const files = await kept;
  const folder = temporaryFolder();
  const registryDir = join(folder, 'registry');
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(registryDir, path)), { recursive: true });
    writeFileSync(join(registryDir, path), bytes);
  }
  const app = fastify();
  registerPages(app, { registryDir, config: { imageHost: '' }, catalogue: { current: snapshot }, ...options });
  onTestFinished(async () => {
    await app.close();
    remove(folder);
  });
  return {
    app,
    registryDir,
    files: {
      shell: join(registryDir, 'files/shell/1.0.0-bbbbbbbb'),
      catalog: join(registryDir, 'files/remotes/catalog/1.0.0-aaaaaaaa'),
    },
    get: (url, headers = {}) => app.inject({ method: 'GET', url, headers }),
  };
}

/** The inert JSON that a page carries under an element id. */
export function pageJson(html: string, id: string): unknown {
  const [, text] = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html) ?? [];
  if (text === undefined) throw new Error(`the page carries no ${id}`);
  return JSON.parse(text);
}

/** Changes what the registry says, as a deployment does. */
export function changeRegistry({ registryDir }: Pages, change: (registry: Registry) => void): void {
  const path = join(registryDir, 'registry.json');
  const registry = Registry.parse(JSON.parse(readFileSync(path, 'utf8')));
  change(registry);
  writeFileSync(path, JSON.stringify(registry));
}
