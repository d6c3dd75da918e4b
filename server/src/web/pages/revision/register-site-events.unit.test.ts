import { SiteRevision } from '@shixuan/api/site-report';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { emptyRegistry, type Registry } from '../../../domain/releases/registry/registry-schema';
import { registerSiteEvents, type SiteEventsOptions } from './register-site-events';

async function start(options: SiteEventsOptions = {}) {
  const app = fastify();
  let registry: Registry = { ...emptyRegistry(), revision: 4 };
  const events = registerSiteEvents(app, () => registry, options);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return {
    app,
    events,
    deploy: (next: Partial<Registry>) => {
      registry = { ...registry, ...next };
    },
    async connect() {
      const leave = new AbortController();
      const response = await fetch(`${address}/site/events`, { signal: leave.signal });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      return {
        response,
        leave: () => leave.abort(),
        /** Messages until there are so many. */
        async messages(count: number): Promise<SiteRevision[]> {
          const found = () =>
            [...text.matchAll(/^data: (.*)\n\n/gm)].map(([, json = '']) => SiteRevision.parse(JSON.parse(json)));
          while (found().length < count) text += (await reader?.read())?.value ?? '';
          return found();
        },
        async rest() {
          for (;;) {
            const part = await reader?.read();
            if (!part || part.done) return text;
            text += part.value;
          }
        },
      };
    },
  };
}

const row = (version: string, withdrawnAt?: string) => ({
  url: '/remote.json',
  metadata: { version },
  deployment: { traffic: 0, default: false },
  extras: { ...(withdrawnAt && { withdrawnAt }) },
});

test('a page hears what is deployed at once and after each change, and of no change twice', async () => {
  const { events, deploy, connect } = await start();
  const page = await connect();
  expect(page.response.headers.get('content-type')).toContain('text/event-stream');
  expect(page.response.headers.get('cache-control')).toBe('no-store');
  const config = expect.any(String);
  expect(await page.messages(1)).toEqual([{ revision: 4, killed: [], withdrawn: [], config }]);
  events.look();
  const killed = { content: { reason: '', by: '', at: '2026-11-25T00:00:00.000Z' } };
  deploy({ revision: 5, killed });
  events.look();
  events.look();
  const microFrontends = { catalog: [row('1.0.0-bbbbbbbb', '2026-11-25T00:00:00.000Z'), row('1.0.0-aaaaaaaa')] };
  deploy({ revision: 6, killed: {}, microFrontends });
  events.look();
  expect(await page.messages(3)).toEqual([
    { revision: 4, killed: [], withdrawn: [], config },
    { revision: 5, killed: ['content'], withdrawn: [], config },
    { revision: 6, killed: [], withdrawn: ['catalog@1.0.0-bbbbbbbb'], config },
  ]);
});

test('whoever asks for the head alone takes no place', async () => {
  const { app, connect } = await start({ most: 2, mostOfAddress: 2 });
  for (let i = 0; i < 3; i += 1) await app.inject({ method: 'HEAD', url: '/site/events' });
  expect((await connect()).response.status).toBe(200);
});

test('a change that nobody announces is found with the next sign of life', async () => {
  const { deploy, connect } = await start({ aliveMs: 5 });
  const page = await connect();
  await page.messages(1);
  deploy({ revision: 5 });
  expect((await page.messages(2)).map(({ revision }) => revision)).toEqual([4, 5]);
});

test('streams are bounded, by address too, and a page that leaves makes room', async () => {
  const { connect } = await start({ mostOfAddress: 1 });
  const first = await connect();
  await first.messages(1);
  const refused = await connect();
  expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([503, '60']);
  first.leave();
  await expect.poll(async () => (await connect()).response.status).toBe(200);
});

test('a server that closes ends its streams', async () => {
  const { app, connect } = await start();
  const page = await connect();
  await page.messages(1);
  await app.close();
  expect(await page.rest()).toContain('"revision":4');
});
