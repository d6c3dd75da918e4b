import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { changeRegistry, snapshot, startPages } from '../../../../test/pages/pages-fixture';
import { cdnTags } from '../../../domain/cdn/keep-purged';
import { createRegistryReader } from '../../../domain/releases/registry/read-registry';
import { createVersionReader } from '../../../domain/releases/registry/read-version';
import type { Registry } from '../../../domain/releases/registry/registry-schema';
import type { DrawnPage } from '../drawn/page-drawer';
import { registerPageRoutes } from '../page-routes';
import { readOverrideSettings } from '../versions/overrides';

// What a cache before the site is told of pages.

const drawn: DrawnPage = { html: '<main></main>', data: '{}', hasOneForm: false, css: '', cssHash: 'sha256-0' };

interface Situation {
  sharesPages?: boolean;
  /** Null where the browser is to draw the page. */
  page?: DrawnPage | null;
  change?(registry: Registry): void;
}

/** Headers of a page for caches. */
async function told(url: string, { sharesPages = true, page = drawn, change }: Situation = {}) {
  const pages = await startPages();
  if (change) changeRegistry(pages, change);
  const app = fastify();
  registerPageRoutes(app, {
    registry: createRegistryReader(pages.registryDir, app.log),
    versions: createVersionReader(pages.registryDir, app.log),
    catalogue: { current: snapshot },
    ...{ imageHost: '', siteOrigin: '', remotesOrigin: '', serviceWorker: null, sharesPages },
    overrides: readOverrideSettings({}),
    isStaff: () => false,
    drawer: { draw: async () => page, close: () => undefined },
  });
  onTestFinished(() => app.close());
  const { headers, statusCode } = await app.inject(url);
  const { 'cdn-cache-control': cdn, 'cache-tag': tags, 'cache-control': browsers } = headers;
  return { statusCode, cdn, tags, browsers };
}

const untold = { cdn: undefined, tags: undefined, browsers: 'no-cache' };

/** A trial: a tenth of the visitors get another version. */
function beginTrial({ microFrontends }: Registry): void {
  const row = microFrontends.catalog?.[0];
  if (!row) throw new Error('nothing is published');
  row.deployment = { traffic: 90, default: true };
  microFrontends.catalog?.push({ ...row, deployment: { traffic: 10, default: false } });
}

test('a drawn page may be kept until its data or its versions change; browsers ask each time', async () => {
  expect(await told('/goods/list?categoryId=1')).toEqual({
    statusCode: 200,
    cdn: 'max-age=3600',
    tags: cdnTags.join(','),
    browsers: 'no-cache',
  });
});

test.each<[string, string, Situation]>([
  ['that nobody would purge', '/', { sharesPages: false }],
  ['with a nonce, which the browser draws', '/', { page: null }],
  ['that is right for some windows alone', '/', { page: { ...drawn, hasOneForm: true } }],
  ['while a version is on trial', '/', { change: beginTrial }],
  ['of no address', '/nothing', {}],
])('a page %s is not offered to a cache', async (_what, url, situation) => {
  expect(await told(url, situation)).toMatchObject(untold);
});
