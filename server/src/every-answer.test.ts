import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_VERSION } from '@shixuan/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postCall } from '../test/post-call';
import { createTestSite, type TestSite } from '../test/test-site';
import { publish as publishFile } from './documents/downloads/publish';
import { terms } from './documents/downloads/terms';
import { writeRemoteBuild, writeShellBuild } from './domain/releases/registry/build-fixture';
import { publish } from './domain/releases/registry/publish';
import { createPageTickets } from './domain/telemetry/page-tickets';
import { folderStorage } from './platform/storage/folder-storage';
import { registerDeploy } from './web/deploy/register-deploy';
import { registerPages } from './web/pages/register-pages';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-answers-'));
const registryDir = join(folder, 'registry');
const storage = folderStorage(folder);
let site: TestSite;
let fileUrl: string;
let cadUrl: string;

beforeAll(async () => {
  writeShellBuild(join(folder, 'shell'));
  writeRemoteBuild(join(folder, 'catalog'));
  await publish(join(folder, 'shell'), registryDir);
  await publish(join(folder, 'catalog'), registryDir);
  const tickets = createPageTickets(async () => Buffer.alloc(32));
  const pages = { registryDir, config: { imageHost: '' }, tickets };
  site = await createTestSite({
    storage,
    pages: (app, catalogue) => registerPages(app, { ...pages, catalogue }),
    operators: (app, db) => app.register(registerDeploy, { db, storage: folderStorage(registryDir) }),
  });
  await publishFile(
    site.database.db,
    storage,
    {
      key: 'test/one',
      type: 'example',
      title: '示例',
      summary: '',
      categoryId: null,
      format: 'txt',
      fileName: '示例.txt',
      sourceHash: '1',
      notes: () => '',
      make: async () => Buffer.from('text'),
    },
    1,
  );
  const { token } = (await postCall(site.app, 'register', { userName: '看头的人', password: '光学平台上的一杯茶' }))
    .content;
  const headers = { authorization: token };
  const lenses = (await postCall(site.app, 'productList', { categoryId: 2, filters: { lengthMm: { min: 1 } } }))
    .content;
  cadUrl = `/cad/${lenses.list.find(({ drawing }) => drawing.toScale)?.id}.dxf`;
  const { list } = (await postCall(site.app, 'downloads', {}, headers)).content;
  const ids = list.flatMap(({ versions }) => versions.map(({ id }) => id));
  fileUrl = (await postCall(site.app, 'download', { ids, acceptedTerms: terms.version }, headers)).content.url;
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

/** What protects the visitor; the others are about content and caching. */
const WATCHED = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cache-control',
  'content-disposition',
  'set-cookie',
  'server',
  'x-powered-by',
  'x-site-revision',
  'x-api-version',
  'access-control-allow-origin',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-credentials',
];

/** Without what changes from answer to answer, and with every new call: nonces, names of files with their dates, the API's version. */
const plain = (header: string) =>
  header === API_VERSION
    ? 'of the API'
    : header.replaceAll(/nonce-[\w+/=]+/g, 'nonce-…').replace(/; filename=.*$/, '; filename=…');

interface Answered {
  method?: 'GET' | 'POST' | 'PUT' | 'OPTIONS';
  url: string | (() => string);
  body?: object;
  headers?: Record<string, string>;
}

const foreign = { host: 'site.test', origin: 'https://shop.example.com' };

const answers: Readonly<Record<string, Answered>> = {
  'a page': { url: '/' },
  'a page that is not there': { url: '/nowhere' },
  'a page asked for with POST': { method: 'POST', url: '/', body: {} },
  'a file of the shell': { url: '/shell/1.0.0-bbbbbbbb/main.js' },
  'a file of a remote': { url: '/remotes/catalog/1.0.0-aaaaaaaa/remote-entry.js' },
  'a file that no version has': { url: '/remotes/catalog/1.0.0-aaaaaaaa/missing.js' },
  'a drawing': { url: '/Uploads/products/1.svg' },
  'a drawing that is not there': { url: '/Uploads/products/0.svg' },
  'the icon': { url: '/favicon.svg' },
  robots: { url: '/robots.txt' },
  'the sitemap': { url: '/sitemap.xml' },
  'what assistants read first': { url: '/llms.txt' },
  'a product as Markdown': { url: '/goods/detail.md?id=1' },
  'a product as Markdown that is not there': { url: '/goods/detail.md?id=0' },
  'a picture for messengers': { url: '/share/products/1.png' },
  'the picture of the site for messengers': { url: '/share/site.png' },
  'a picture for messengers that is not there': { url: '/share/products/0.png' },
  'a call': { method: 'POST', url: '/web/Home/Menus', body: {} },
  'a call with a bad body': { method: 'POST', url: '/web/Product/List', body: { categoryId: 'x' } },
  'a call that needs a login': { method: 'POST', url: '/web/Account/Profile', body: {} },
  'a call that is not there': { method: 'POST', url: '/web/Nothing', body: {} },
  'a page for the frames of others': { url: '/embed/v1/frame?mode=lens' },
  'a page for the frames of a partner': { url: '/embed/v1/frame?partner=sxp_0' },
  'the description of the calls for others': { url: '/embed/v1/openapi.json' },
  'a call of a foreign page': { method: 'POST', url: '/web/Product/SelectionInit', body: {}, headers: foreign },
  'a call with a wrong key': {
    method: 'POST',
    url: '/web/Product/SelectionInit',
    body: {},
    headers: { ...foreign, 'x-partner-key': 'sxp_0' },
  },
  'a browser that asks for a foreign page': { method: 'OPTIONS', url: '/web/Product/SelectionInit', headers: foreign },
  'a browser that asks for what foreign pages may not': { method: 'OPTIONS', url: '/web/Home/Login', headers: foreign },
  'a script for the pages of others': { url: '/embed/v1/missing.js' },
  'a data sheet': { url: '/datasheets/1.pdf' },
  'a data sheet that is not there': { url: '/datasheets/0.pdf' },
  'a drawing for CAD that is not there': { url: '/cad/0.dxf' },
  'a drawing for CAD': { url: () => cadUrl },
  'an export': { url: '/export/products.csv?categoryId=9' },
  'an export of nothing': { url: '/export/products.csv?categoryId=99' },
  'a granted file': { url: () => fileUrl },
  'a file that was not granted': { url: `/files/${'A'.repeat(43)}` },
  'the deployments without a token': { url: '/deploy/v1/status' },
  'a deployment without a token': { method: 'POST', url: '/deploy/v1/kill', body: {} },
  'a deployment that is not there': { method: 'PUT', url: '/deploy/v1/nothing', body: {} },
  health: { url: '/healthz' },
  readiness: { url: '/readyz' },
  'the revision of what is deployed': { url: '/site/revision' },
  'the ticket of a visit': { url: '/site/visit' },
  'the page of the calls': { url: '/docs' },
};

describe('every answer carries what protects the visitor', () => {
  test.each(Object.entries(answers))('%s', async (_, { method = 'GET', url, body, headers }) => {
    const answer = await site.app.inject({
      method,
      url: typeof url === 'string' ? url : url(),
      ...(body && { payload: body }),
      ...(headers && { headers }),
    });
    const shown = WATCHED.flatMap(name => {
      const value = answer.headers[name];
      return value === undefined ? [] : [`${name}: ${plain(String(value))}`];
    });
    expect([`status ${answer.statusCode}`, ...shown]).toMatchSnapshot();
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['referrer-policy']).toBeDefined();
    expect(answer.headers['x-powered-by']).toBeUndefined();
    // Whatever a browser may take for a page says what it may load.
    if (String(answer.headers['content-type']).startsWith('text/html'))
      expect(answer.headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });
});

const prefixes = [
  '/shell/1.0.0-bbbbbbbb/',
  '/remotes/catalog/1.0.0-aaaaaaaa/',
  '/remotes/catalog/',
  '/remotes/',
  '/Uploads/products/',
  '/Uploads/',
  '/datasheets/',
  '/cad/',
  '/files/',
  '/export/',
  '/share/products/',
  '/sitemap/',
  '/embed/v1/',
];

/** Decoded once or twice, with either slash, absolute, for another system, too long, with dots of another alphabet. */
const attacks = [
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '%252e%252e%252f%252e%252e%252fetc%252fpasswd',
  '..%5c..%5c..%5cwindows%5cwin.ini',
  '....//....//etc/passwd',
  '%00',
  'main.js%00.txt',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'C:%5cwindows%5cwin.ini',
  '%5c%5cserver%5cshare%5cfile',
  'file:///etc/passwd',
  '%e2%80%a4%e2%80%a4/%e2%80%a4%e2%80%a4/etc/passwd',
  '%c0%ae%c0%ae/etc/passwd',
  '../../registry.json',
  '%2e%2e%2f%2e%2e%2fregistry.json',
  '.env',
  `${'a/'.repeat(400)}x`,
  'x'.repeat(2000),
];

describe('no path gets out of what is served below', () => {
  test.each(prefixes)('%s', async prefix => {
    for (const attack of attacks) {
      const { statusCode, body } = await site.app.inject({ url: prefix + attack });
      expect([301, 302, 400, 404, 414], attack).toContain(statusCode);
      expect(body, attack).not.toMatch(/root:[x*]?:0:0|\[fonts\]|"microFrontends"/);
    }
  });
});
