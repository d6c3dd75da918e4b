import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeRegistry, snapshot, startPages } from '../../../../test/pages/pages-fixture';
import { createRegistryReader } from '../../../domain/releases/registry/read-registry';
import { createVersionReader } from '../../../domain/releases/registry/read-version';
import type { AudienceGroup, Registry } from '../../../domain/releases/registry/registry-schema';
import { registerPageRoutes } from '../page-routes';
import { readOverrideSettings } from '../versions/overrides';
import { rememberSignedIn } from '../versions/visitor';
import { visitorVersions } from '../versions/visitor-versions';

// Pages while a version is tried on those who are signed in.

const [A, B] = ['1.0.0-aaaaaaaa', '1.0.0-cccccccc'] as const;
const drawn = { html: '<main></main>', data: '{}', css: '', cssHash: 'sha256-0', hasOneForm: false };
const SIGNED_IN = { cookie: 'signed-in=1' };

/** B is tried on all of a group; its files are those of A, whose manifest it has. */
const beginTrial =
  (group: AudienceGroup) =>
  ({ microFrontends }: Registry): void => {
    const [row] = microFrontends.catalog ?? [];
    if (!row) throw new Error('nothing is published');
    const metadata = { ...row.metadata, version: B };
    const audience = { group, percent: 100 };
    microFrontends.catalog?.unshift({
      ...row,
      metadata,
      deployment: { traffic: 0, default: false },
      extras: { audience },
    });
  };

async function setUp(group: AudienceGroup = 'signed-in') {
  const pages = await startPages();
  changeRegistry(pages, beginTrial(group));
  const app = fastify();
  const registry = createRegistryReader(pages.registryDir, app.log);
  const published = createVersionReader(pages.registryDir, app.log);
  const versions: typeof published = {
    ...published,
    // Under the number of B lie the files of A.
    remote(name, row) {
      const { version } = row.metadata;
      const found = published.remote(name, { ...row, metadata: { ...row.metadata, version: A } });
      return found && { ...found, base: `/remotes/${name}/${version}/`, manifest: { ...found.manifest, version } };
    },
  };
  const draw = vi.fn(async () => drawn);
  registerPageRoutes(app, {
    ...{ registry, versions, catalogue: { current: snapshot }, sharesPages: true },
    ...{ imageHost: '', siteOrigin: '', remotesOrigin: '', serviceWorker: null },
    overrides: readOverrideSettings({}),
    isStaff: () => false,
    drawer: { draw, close: () => undefined },
  });
  const versionsOf = visitorVersions(registry, versions);
  app.get('/versions-of', async request => versionsOf(request));
  onTestFinished(() => app.close());
  const get = (headers: Record<string, string> = {}, url = '/') => app.inject({ url, headers });
  const versionIn = (body: string) => /\/remotes\/catalog\/([^/"]+)\//.exec(body)?.[1];
  return { get, draw, versionIn };
}

test('who is signed in gets the version, everybody else the live one, and what is kept of either is given to nobody of the other', async () => {
  const { get, draw, versionIn } = await setUp();
  const visits = [{}, SIGNED_IN, {}, SIGNED_IN, { cookie: 'signed-in=0' }, { cookie: '__Host-signed-in=1' }];
  const given = [];
  for (const headers of visits) given.push(versionIn((await get(headers)).body));
  expect(given).toEqual([A, B, A, B, A, A]);
  // Each of the two was drawn once, and kept under versions of its own.
  expect(draw).toHaveBeenCalledTimes(2);
});

test('who has joined a group gets what is tried on it, and nobody else; what is kept does not mix', async () => {
  const { get, draw, versionIn } = await setUp('invited:beta');
  const cookies = [
    '',
    'trial-group=beta',
    SIGNED_IN.cookie,
    'signed-in=1; trial-group=beta',
    'trial-group=Beta',
    'trial-group=gamma',
  ];
  const given = [];
  for (const cookie of cookies) given.push(versionIn((await get(cookie ? { cookie } : {})).body));
  expect(given).toEqual([A, B, A, B, A, A]);
  expect(draw).toHaveBeenCalledTimes(2);
});

test.each<AudienceGroup>(['signed-in', 'invited:beta'])(
  'no page is offered to a cache meanwhile, nobody’s: %s',
  async group => {
    const { get } = await setUp(group);
    for (const headers of [{}, SIGNED_IN, { cookie: 'trial-group=beta' }]) {
      const { headers: told } = await get(headers);
      expect([told['cdn-cache-control'], told['cache-control']]).toEqual([undefined, 'no-cache']);
    }
  },
);

test('a crawler gets the live version; a visitor who is not signed in is not given an id for it', async () => {
  const { get, versionIn } = await setUp();
  const crawled = await get({ ...SIGNED_IN, 'user-agent': 'Baiduspider/2.0' });
  expect([versionIn(crawled.body), crawled.headers['set-cookie']]).toEqual([A, undefined]);
  expect((await get()).headers['set-cookie']).toBeUndefined();
  expect(String((await get(SIGNED_IN)).headers['set-cookie'])).toMatch(/^visitor=/);
});

test('reports are counted for the version that the visitor was given', async () => {
  const { get } = await setUp();
  const visitor = 'visitor=0f7a2b3c-1111-4222-8333-444455556666';
  const versionsOf = async (cookie: string) => (await get({ cookie }, '/versions-of')).json();
  expect(await versionsOf(`${visitor}; signed-in=1`)).toContain(`catalog@${B}`);
  expect(await versionsOf(visitor)).not.toContain(`catalog@${B}`);
});

test.each<[string, { isSignedIn: boolean; isAsked: boolean }, string | undefined, RegExp | undefined]>([
  [
    'a browser is asked to say so',
    { isSignedIn: true, isAsked: true },
    undefined,
    /^signed-in=1; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
  ],
  ['nothing is kept where nothing is tried', { isSignedIn: true, isAsked: false }, undefined, undefined],
  [
    'what was kept goes when the trial is over',
    { isSignedIn: true, isAsked: false },
    'signed-in=1',
    /^signed-in=; Max-Age=0/,
  ],
  [
    'what was kept goes with the session',
    { isSignedIn: false, isAsked: true },
    'signed-in=1',
    /^signed-in=; Max-Age=0/,
  ],
  ['who was not signed in hears nothing', { isSignedIn: false, isAsked: true }, undefined, undefined],
])('%s', async (_, told, cookie, expected) => {
  const app = fastify();
  onTestFinished(() => app.close());
  app.get('/', async (request: FastifyRequest, reply: FastifyReply) => {
    rememberSignedIn(request, reply, told);
    return '';
  });
  const line = (await app.inject({ url: '/', headers: cookie ? { cookie } : {} })).headers['set-cookie'];
  if (expected) expect(line).toMatch(expected);
  else expect(line).toBeUndefined();
});
