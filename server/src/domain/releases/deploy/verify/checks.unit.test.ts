import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { API_VERSION } from '@shixuan/api';
import type { PageRecord } from '@shixuan/host';
import type { RemoteManifest, ShellManifest } from '@shixuan/host/manifest';
import { describe, expect, test } from 'vitest';
import { declaredPage } from '../../../../../test/pages/declared-page';
import { folderStorage } from '../../../../platform/storage/folder-storage';
import { writeRemoteBuild, writeShellBuild } from '../../registry/build-fixture';
import { integrityOf } from '../../registry/integrity';
import { publish } from '../../registry/publish';
import { emptyRegistry } from '../../registry/registry-schema';
import { temporaryFolder } from '../../registry/temporary-folder';
import { readLiveSite } from '../live-site';
import { readSubject } from '../read-subject';
import { integrity as integrityCheck } from './integrity';
import { runChecks } from './run-checks';
import { staticChecks } from './static-checks';

interface Live {
  shell?: Partial<ShellManifest>;
  remotes?: Partial<RemoteManifest>[];
}

/** A site on which these are live, and a build of the catalogue (or the shell) that is held against it. */
async function check(
  change: Partial<RemoteManifest> | ((dist: string) => void) = {},
  { shell = {}, remotes = [] }: Live = {},
  build: 'catalog' | 'shell' = 'catalog',
): Promise<Record<string, string>> {
  const folder = temporaryFolder();
  const registryDir = join(folder, 'registry');
  writeShellBuild(join(folder, 'shell'), '1.0.0-cccccccc', shell);
  await publish(join(folder, 'shell'), registryDir);
  for (const [i, remote] of remotes.entries()) {
    writeRemoteBuild(join(folder, `live${i}`), '1.0.0-dddddddd', remote);
    await publish(join(folder, `live${i}`), registryDir);
  }
  const dist = join(folder, 'dist');
  if (build === 'shell') writeShellBuild(dist, '2.0.0-eeeeeeee', change as Partial<ShellManifest>);
  else writeRemoteBuild(dist, '1.0.0-eeeeeeee', typeof change === 'function' ? {} : change);
  if (typeof change === 'function') change(dist);
  const site = await readLiveSite(folderStorage(registryDir));
  const results = await runChecks(staticChecks, readSubject(dist), site);
  return Object.fromEntries(
    results.filter(({ outcome }) => outcome === 'failed').map(({ name, message }) => [name, message]),
  );
}

/** Puts a text into a file of the build, hashes and all. */
const withFile = (file: string, text: string) => (dist: string) => {
  const manifest = writeRemoteBuild(dist, '1.0.0-eeeeeeee');
  for (const suffix of ['.br', '.gz']) writeFileSync(join(dist, file + suffix), '');
  writeFileSync(join(dist, file), text);
  writeFileSync(join(dist, `${file}.gz`), gzipSync(text));
  const integrity = { ...manifest.integrity, [file]: integrityOf(Buffer.from(text)) };
  writeFileSync(join(dist, 'remote.json'), JSON.stringify({ ...manifest, integrity }));
};

const elsewhere = { name: 'other', owner: '别的组' };
const route = (path: string) => ({ id: 'Theirs', path, title: '别的页', description: '别的页' });

test('a sound build passes', async () => {
  expect(await check({}, { remotes: [{ ...elsewhere, routes: [route('/elsewhere')] }] })).toEqual({});
  expect(await check({}, { remotes: [{}] }, 'shell')).toEqual({});
});

describe('the version of the API', () => {
  const needs = (api: string) => check({ requires: { contract: '^1.0.0', api } });
  const [major = 0, minor = 0] = API_VERSION.split('.').map(Number);

  test.each([`^${API_VERSION}`, `^${major}.0.0`])('%s is met by the site', async wanted => {
    expect(await needs(wanted)).toEqual({});
  });

  test.each([`^${major}.${minor + 1}.0`, `^${major + 1}.0.0`])('%s is refused with both versions', async wanted => {
    expect(await needs(wanted)).toEqual({
      api: `接口版本：需要接口 ${wanted}，而网站提供的是 ${API_VERSION}：请先升级网站，或把 requires.api 降到 ^${API_VERSION} 并只用其中已有的接口。`,
    });
  });

  test.each(['1.0', 'latest', '>=1.0.0', ''])('「%s」 is no version that can be asked for', async wanted => {
    expect(await needs(wanted)).toEqual({ api: `接口版本：requires.api 是「${wanted}」：应形如 ^1.2.0。` });
  });
});

describe('records of pages', () => {
  const withPage = (page: PageRecord) => check({ routes: [{ ...route('/forum'), page }] });
  const byId = { id: { query: 'id', type: 'id' } } as const;

  test.each([
    ['catalog', '/goods/list'],
    ['catalog', '/goods/detail'],
    ['content', '/article/list'],
    ['content', '/article/detail'],
  ])('that of remote-%s for %s names only what there is', async (remote, path) => {
    expect(await withPage(await declaredPage(remote, path))).toEqual({});
  });

  test.each<[PageRecord, string]>([
    [{ data: [{ call: 'productDetails' }] }, '的首屏接口「productDetails」不存在'],
    [{ data: [{ call: 'accountProfile' }] }, 'accountProfile 不是公开的读取接口'],
    [{ data: [{ call: 'rankCameras' }] }, 'rankCameras 不是公开的读取接口'],
    [{ data: [{ call: 'productDetail', request: { no: byId.id } }] }, '没有请求字段「no」'],
    [{ data: [{ call: 'menus' }, { call: 'menus' }] }, 'menus 声明了两次'],
    [{ address: 'forumList' }, 'page.address「forumList」不存在，应为 productList、articleList 之一'],
    [{ title: '{productDetail.product.model}' }, '不存在的字段「productDetail.product.model」'],
    [
      { data: [{ call: 'productDetail', request: byId }], title: '{productDetail.product.model|productDetail.name}' },
      '不存在的字段「productDetail.name」',
    ],
    [{ address: 'articleList', canonical: '{address.path}' }, '不存在的字段「address.path」'],
    [
      {
        data: [{ call: 'articleDetail', request: byId }],
        structuredData: [
          {
            type: 'TechArticle',
            fields: {
              citation: {
                each: 'articleDetail.article.references',
                node: { type: 'CreativeWork', fields: { name: '{item.name}' } },
              },
            },
          },
        ],
      },
      '不存在的字段「item.name」',
    ],
    [{ title: '' }, '页面 Theirs 的 page.title 形式不对'],
  ])('%o is refused', async (page, reason) => {
    expect((await withPage(page))['page-records']).toContain(reason);
  });
});

describe('preload lists', () => {
  /** Another manifest of Module Federation in the build, with its hash. */
  const withFederation = (entry: object, sync: string[] = []) =>
    withFile(
      'mf-manifest.json',
      JSON.stringify({
        metaData: { remoteEntry: { name: 'remote-entry.js', path: '', type: 'global', ...entry } },
        exposes: [{ name: 'remote', assets: { js: { sync }, css: { sync: [] } } }],
      }),
    );

  test('a page and a piece without a list are named', async () => {
    const preload = { initial: ['remote-entry.js'], routes: { Category: [], GoodsList: [] } };
    expect((await check({ preload })).preloads).toBe(
      '预载清单：preload.routes 缺少 GoodsDetail：请列出打开它另需的文件，没有的写 []。',
    );
  });

  test('what the entry needs at once is in it, by whatever bundler it was built', async () => {
    expect((await check(withFederation({}, ['remote-entry.js']))).preloads).toBeUndefined();
    expect((await check(withFederation({}, ['static/list.js']))).preloads).toContain(
      'preload.initial 缺少 static/list.js',
    );
    expect((await check({ preload: { initial: [], routes: {} } })).preloads).toContain('缺少 remote-entry.js');
    // Every module is fetched by its hash before the first one runs; workers and pieces for foreign pages are none.
    const modules = (await check(withFederation({ type: 'module' }))).preloads ?? '';
    expect(modules.split('\n').map(line => /缺少 (\S+)：/.exec(line)?.[1])).toEqual([
      'static/list.js',
      'static/list.css',
      'embed/container.0123456789.js',
    ]);
  });

  test('a manifest of Module Federation that cannot be read is refused', async () => {
    const { preloads } = await check(withFile('mf-manifest.json', '{"id":"remote_catalog"}'));
    expect(preloads).toContain('不是公开 ./remote 的 Module Federation 清单');
  });
});

describe('addresses of pages', () => {
  test.each(['/goods/list', '/goods/list/', '/Goods/List'])('the live %s of another team is taken', async path => {
    const { routes = '' } = await check({}, { remotes: [{ ...elsewhere, routes: [route(path)] }] });
    expect(routes).toMatch(/GoodsList 的地址 \/goods\/list 与线上 other 1\.0\.0-dddddddd（别的组） 的页面 Theirs 冲突/);
  });

  test('parameters match whatever they are called', async () => {
    const routes = [{ ...route('/goods/:model'), id: 'Mine' }];
    const found = await check({ routes }, { remotes: [{ ...elsewhere, routes: [route('/goods/:id')] }] });
    expect(found.routes).toContain('冲突');
  });

  test.each(['/deploy/now', '/mcp', '/Site/visit'])('%s is the server’s own', async path => {
    expect((await check({ routes: [route(path)] })).routes).toContain('服务器自用');
  });

  test.each([
    '/:slug',
    '/*',
    '/forum/*',
    '/:any*',
    '/sitemap.xml',
    '/.well-known/x',
    '/forum/:id?',
    '//forum',
    '/论坛',
  ])('%s is no pattern of an address', async path => {
    expect((await check({ routes: [route(path)] })).routes).toContain('第一段应为');
  });

  test.each(['/', '/forum', '/forum/', '/forum/:id', '/forum/:id/edit', '/forum/v1.2'])('%s is one', async path => {
    expect(await check({ routes: [route(path)] })).toEqual({});
  });

  test('the remote’s own live version is no conflict', async () => {
    expect(await check({}, { remotes: [{}] })).toEqual({});
  });
});

describe('the contract, both ways', () => {
  test('a remote needs what the live shell keeps', async () => {
    const found = await check({ requires: { contract: '^1.2.0' } }, { shell: { contract: '1.1.0' } });
    expect(found.contract).toMatch(/需要契约 \^1\.2\.0，而线上外壳 1\.0\.0-cccccccc 提供的是 1\.1\.0/);
    expect(await check({ requires: { contract: '^1.2.0' } }, { shell: { contract: '1.3.0' } })).toEqual({});
  });

  test('a shell keeps what every live remote needs', async () => {
    const found = await check({ contract: '2.0.0' } as object, { remotes: [{}] }, 'shell');
    expect(found.contract).toContain('线上 catalog 1.0.0-dddddddd 需要 ^1.0.0');
  });

  test.each<[string, Partial<RemoteManifest>]>([
    ['title', { title: '论'.repeat(61) }],
    ['owner', { owner: 'a'.repeat(300_000) }],
    ['routes.title', { routes: [{ ...route('/forum'), title: '页'.repeat(121) }] }],
    ['routes.description', { routes: [{ ...route('/forum'), description: '页'.repeat(401) }] }],
    ['menu.label', { menu: { label: '论'.repeat(21), route: 'GoodsList', order: 1 } }],
  ])('a %s that makes every page of the site larger is refused', async (field, change) => {
    const { descriptor = '' } = await check(change);
    expect(descriptor).toContain(`${field}「`);
    expect(descriptor.length).toBeLessThan(200);
  });

  test('a menu entry leads to a page that there is, and stands somewhere near the others', async () => {
    const menu = (route: string, order: number) => check({ menu: { label: '论坛', route, order } });
    expect((await menu('Nowhere', 1)).descriptor).toContain('menu.route「Nowhere」没有声明');
    expect((await menu('GoodsList', -1e9)).descriptor).toContain('menu.order');
    expect(await menu('GoodsList', -5)).toEqual({});
  });

  test('a manifest of megabytes is refused', async () => {
    const { budgets } = await check({ notes: 'x'.repeat(300_000) } as object);
    expect(budgets).toMatch(/remote\.json 有 \d+ KB/);
  });

  test('anything but a caret range is refused', async () => {
    expect((await check({ requires: { contract: '*' } })).descriptor).toContain('应形如 ^1.2.0');
  });
});

describe('shared packages', () => {
  test('the shell’s copy must be what the remote was built with, or later', async () => {
    const shell = { shared: { react: '19.2.0' } };
    const found = await check({ shared: { react: '19.3.1', jotai: '2.0.0' } }, { shell });
    expect(found['shared-packages']).toMatch(/react \^19\.3\.1（外壳提供 19\.2\.0）、jotai \^2\.0\.0（外壳提供 无）/);
    expect(await check({ shared: { react: '19.1.0' } }, { shell })).toEqual({});
  });

  test('builds made before it was stamped are not held against it', async () => {
    expect(await check({ shared: { react: '19.3.1' } })).toEqual({});
  });
});

describe('the files', () => {
  test('a changed one', async () => {
    const found = await check(dist => writeFileSync(join(dist, 'static/list.css'), 'main { color: red; }'));
    expect(found.integrity).toContain('static/list.css 的内容与清单中的哈希不符');
  });

  test('one that the manifest does not list', async () => {
    const found = await check(dist => writeFileSync(join(dist, 'extra.js'), ''));
    expect(found.integrity).toContain('extra.js 不在清单中');
  });

  test('a compressed copy of something else', async () => {
    const found = await check(dist => writeFileSync(join(dist, 'static/list.js.gz'), gzipSync('alert(1)')));
    expect(found.integrity).toContain('static/list.js.gz 解压后与 static/list.js 不同');
  });

  test('copies that unpack to far more than their file do not hold up visitors', async () => {
    const bomb = gzipSync(Buffer.alloc(48 * 1024 * 1024), { level: 1 });
    const folder = temporaryFolder();
    writeRemoteBuild(folder, '1.0.0-eeeeeeee');
    writeFileSync(join(folder, 'static/list.js.gz'), bomb);
    const site = await readLiveSite(folderStorage(join(folder, 'none')));
    let others = 0;
    const visiting = setInterval(() => {
      others += 1;
    });
    const found = await integrityCheck.problems(readSubject(folder), site);
    clearInterval(visiting);
    expect(found).toEqual(['static/list.js.gz 解压后与 static/list.js 不同：请重新构建。']);
    expect(others).toBeGreaterThan(0);
  });

  test('one that is referred to and not listed', async () => {
    expect((await check({ entry: 'missing.json' })).descriptor).toContain('missing.json 被引用');
    const shell = await check({ atOnce: 'missing.js' } as object, {}, 'shell');
    expect(shell.descriptor).toContain('missing.js 被引用');
  });

  test('a policy under a name that is not the remote’s own', async () => {
    const { descriptor } = await check({ trustedTypes: ['catalog-notes', 'default'] });
    expect(descriptor).toContain('trustedTypes 中的「default」不是本模块的策略名：应为 catalog，或以 catalog- 开头。');
    expect(descriptor).not.toContain('「catalog-notes」');
  });

  test('a remote whose name every object knows has a budget too', async () => {
    const change = withFile('static/list.js', `/*${'x'.repeat(3 * 1024 * 1024)}*/`);
    const renamed = (dist: string) => {
      change(dist);
      const manifest = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'));
      writeFileSync(join(dist, 'remote.json'), JSON.stringify({ ...manifest, name: 'constructor' }));
    };
    const found = await check(renamed);
    expect(found.budgets).toContain('超过预算');
    expect(found).not.toHaveProperty('addresses');
  });

  test('one that is too large, or too much in all', async () => {
    const found = await check(withFile('static/list.js', `/*${'x'.repeat(3 * 1024 * 1024)}*/`));
    expect(found.budgets).toMatch(/全部文件合计 \d+ KB，超过预算/);
    expect(found.budgets).toContain('单个文件最多 2048 KB');
  });
});

describe('what the code says', () => {
  test.each([
    'eval("1")',
    '(0,eval)("1")',
    'new Function("a","return a")',
    'Function("x")()',
    'Function(`return `+e.other)()',
    'Function(`callbacks`,e)()',
  ])('%s is refused', async code => {
    expect((await check(withFile('static/list.js', code)))['code-from-text']).toContain('static/list.js');
  });

  test.each([
    'retrieval(1)',
    'a.eval(1)',
    'try{return this||Function("return this")()}catch(e){}',
    'isFunction(a)',
    // The federation's runtime, as two minifiers write it.
    'e.getPublicPath.startsWith("function")?Function("return "+e.getPublicPath)()():Function(e.getPublicPath)()',
    'e.getPublicPath.startsWith(`function`)?Function(`return `+e.getPublicPath)()():Function(e.getPublicPath)()',
    `Function("callbacks",\`import("\${s}")\${u}\`)([i,o])`,
    `Function(\`callbacks\`,\`System.import("\${e}")\${u}\`)([n,r])`,
  ])('%s is not', async code => {
    expect(await check(withFile('static/list.js', code))).not.toHaveProperty('code-from-text');
  });

  test('an address of somebody else', async () => {
    const { addresses = '' } = await check(withFile('static/list.js', 'fetch("https://count.example.net/hit")'));
    expect(addresses).toContain('static/list.js 含有外部地址：count.example.net');
    expect(await check(withFile('static/list.js', 'const ns = "http://www.w3.org/2000/svg"'))).not.toHaveProperty(
      'addresses',
    );
  });

  test('a source map', async () => {
    const found = await check(withFile('static/list.js', 'a();\n//# sourceMappingURL=list.js.map'));
    expect(found['source-maps']).toContain('指向源码映射');
  });
});

test('a check that breaks has failed, and the others are made', async () => {
  const broken = { name: 'broken', title: '坏的', problems: () => Promise.reject(new Error('no')) };
  const folder = temporaryFolder();
  writeRemoteBuild(folder);
  const site = { registry: emptyRegistry(), api: API_VERSION, shells: [], remotes: [] };
  const results = await runChecks([broken, ...staticChecks], readSubject(folder), site);
  expect(results.map(({ outcome }) => outcome)).toEqual(['failed', ...staticChecks.map(() => 'passed')]);
});
