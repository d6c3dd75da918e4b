import { execFileSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import type { DrawJob } from './draw-job';
import { RendererKilled } from './renderer';
import { createRenderers, type Renderers, RenderersBusy } from './renderers';

// Bundles as a build makes them: CommonJS, with what the shell shares as the only `require`.

const shell = {
  hash: 'shell',
  source: `
    const react = { name: 'the one React' };
    module.exports = {
      shared: { react },
      drawPage: async ({ url, narrow, seed, remotes, call }) =>
        ({ html: await remotes.sample.draw({ url, react, call, seed }), narrow, queries: [] }),
    };`,
};
const remoteOf = (body: string) => ({
  name: 'sample',
  bundle: {
    hash: `remote ${body}`,
    source: `const react = require('react'); module.exports.default = { draw: async page => { ${body} } };`,
  },
});
const job = (body: string, more: Partial<DrawJob> = {}): DrawJob => ({
  shell,
  remote: remoteOf(body),
  page: { url: '/sample?a=1', narrow: false, registry: { revision: 1, remotes: [], killed: [], overrides: [] } },
  seed: '[]',
  call: async () => ({ status: 200, body: '{}' }),
  ...more,
});

const limits = { warmMs: 1000, coldMs: 8000 };
let renderers: Renderers;
const fresh = () => {
  renderers = createRenderers(limits);
  return renderers;
};
afterEach(() => renderers.close());

test('a page is drawn from bundles that share one React, with the calls that it makes', async () => {
  const calls: string[] = [];
  const page = job(
    'const answer = await page.call("/web/Home", "{}"); return page.url + answer.body + (react === page.react);',
    {
      async call(url, body) {
        calls.push(url + body);
        return { status: 200, body: '{"state":1}' };
      },
    },
  );
  await expect(fresh().draw(page)).resolves.toEqual({
    html: '/sample?a=1{"state":1}true',
    data: '{"narrow":false,"queries":[]}',
    hasOneForm: true,
  });
  expect(calls).toEqual(['/web/Home{}']);
});

test('a shell that draws both forms in one HTML says so', async () => {
  const source = `module.exports = { shared: {}, drawPage: async () => ({ html: 'both', narrow: null, queries: [] }) };`;
  const page = job('', { shell: { hash: 'both', source }, remote: null });
  await expect(fresh().draw(page)).resolves.toMatchObject({ html: 'both', hasOneForm: false });
});

test('code of a remote finds no environment, no modules of Node, no network and no evaluation of text', async () => {
  const attempts = `
    const attempt = async make => { try { return typeof (await make()); } catch (error) { return 'refused'; } };
    return JSON.stringify([
      typeof process, typeof fetch, typeof WebSocket,
      await attempt(() => require('node:fs')),
      await attempt(() => import('node:net')),
      await attempt(() => Function('return 1')()),
      await attempt(() => [].constructor.constructor('return process')()),
    ]);`;
  const { html } = await fresh().draw(job(attempts));
  expect(JSON.parse(html)).toEqual(['undefined', 'undefined', 'undefined', 'refused', 'refused', 'refused', 'refused']);
});

test('no object within reach of a remote leads to the process, to its files or to the network', async () => {
  const walk = `
    const leads = ['prependListener', 'getBuiltinModule', 'binding', 'dispatch', 'fd', '_handle', 'connect', 'spawn'];
    const seen = new Set(), found = [], { port1 } = new MessageChannel();
    const stream = new ReadableStream();
    const waiting = [[globalThis, 'global'], [setTimeout(() => 0, 0), 'timeout'], [setImmediate(() => 0), 'immediate'],
      [new AbortController(), 'abort'], [port1, 'port'], [new Blob(['a']).stream(), 'blob'], [stream.getReader(), 'reader'],
      [new Error('x'), 'error'], [new Request('http://a/', { method: 'POST', body: 'a' }), 'request'],
      [new Response('a'), 'response'], [new FormData(), 'form'], [new Headers({ a: 'b' }), 'headers'], [crypto, 'crypto'], [Buffer.from('a'), 'buffer'], [page, 'page']];
    while (waiting.length > 0) {
      const [object, path] = waiting.pop();
      if (object === null || !['object', 'function'].includes(typeof object) || seen.has(object)) continue;
      seen.add(object);
      waiting.push([Object.getPrototypeOf(object), path + '.__proto__']);
      for (const key of Reflect.ownKeys(object)) {
        if (leads.includes(key)) found.push(path + '.' + key);
        const { get, set, value } = Object.getOwnPropertyDescriptor(object, key);
        waiting.push([get, path + ' get ' + String(key)], [set, path + ' set ' + String(key)], [value, path + '.' + String(key)]);
        if (get) try { waiting.push([object[key], path + '.' + String(key)]); } catch {}
      }
    }
    port1.close();
    return JSON.stringify({ found, looked: seen.size > 1000 });`;
  const { html } = await fresh().draw(job(walk));
  expect(JSON.parse(html)).toEqual({ found: [], looked: true });
});

test.each([
  ['no text', 'return undefined;'],
  ['a text that is none', 'return { length: 1 };'],
  ['nothing at all', 'Object.prototype.then = function (done) { delete Object.prototype.then; done({}); }; return "";'],
  ['no reason', 'throw { toString: () => "x".repeat(100_000) };'],
  ['JSON that is none', 'JSON.stringify = () => undefined; return "";'],
])('a page that sends %s costs itself alone', async (_, body) => {
  fresh();
  await expect(renderers.draw(job(body))).rejects.toThrow();
  await expect(renderers.draw(job('return "well";'))).resolves.toMatchObject({ html: 'well' });
});

test('a page that makes calls without end is ended after a hundred', async () => {
  let asked = 0;
  const call = async () => {
    asked += 1;
    return { status: 200, body: '{}' };
  };
  const page = job('for (let i = 0; i < 5000; i += 1) page.call("/web/Home", "{}"); return "well";', { call });
  await expect(fresh().draw(page)).rejects.toThrow('more than 100 calls');
  expect(asked).toBe(100);
});

test('a page that throws costs itself alone', async () => {
  fresh();
  await expect(renderers.draw(job('throw new Error("broken");'))).rejects.toThrow('broken');
  await expect(renderers.draw(job('return "well";'))).resolves.toMatchObject({ html: 'well' });
});

test('a page that hangs is ended with its process, while others are drawn in the second one', async () => {
  fresh();
  const body = 'while (page.url === "/hang"); return "well";';
  await renderers.draw(job(body));
  const page = { ...job(body).page, url: '/hang' };
  const hanging = expect(renderers.draw(job(body, { page }))).rejects.toThrow('not drawn within');
  for (let i = 0; i < 5; i += 1)
    await expect(renderers.draw(job('return "well";'))).resolves.toMatchObject({ html: 'well' });
  await hanging;
  await expect(renderers.draw(job('return "well";'))).resolves.toMatchObject({ html: 'well' });
});

test('a page that eats memory is ended with its process', async () => {
  fresh();
  await expect(
    renderers.draw(job('const all = []; for (;;) all.push(new Array(1e6).fill(all.length));')),
  ).rejects.toThrow(/has ended|not drawn within/);
  await expect(renderers.draw(job('return "well";'))).resolves.toMatchObject({ html: 'well' });
});

test('a page that never gets an answer is ended; a refused call is an answer', async () => {
  fresh();
  const asks = 'return (await page.call("/web/x", "{}")).body;';
  await renderers.draw(job(asks));
  const silent = job(asks, { call: () => new Promise(() => undefined) });
  await expect(renderers.draw(silent)).rejects.toThrow('not drawn within');
  const failing = job('return String((await page.call("/web/x", "{}")).status);', {
    call: async () => {
      throw new Error('the database is away');
    },
  });
  await expect(renderers.draw(failing)).resolves.toMatchObject({ html: '500' });
});

test('with many pages waiting the next is refused at once', async () => {
  fresh();
  const slow = Array.from({ length: 40 }, () => renderers.draw(job('return "well";')).catch((error: unknown) => error));
  const refused = (await Promise.all(slow)).filter(answer => answer instanceof RenderersBusy);
  expect(refused.length).toBe(40 - 2 - 16);
});

/** The processes of this one that draw. */
const drawing = (): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === process.pid && args.join(' ').includes('renderer-process'))
    .map(([pid]) => Number(pid));

test('a page whose process is killed from outside is drawn by the next one; one that it happens to twice fails', async () => {
  const before = new Set(drawing());
  /** A page whose process is killed while it draws, so many times. */
  const killed = (times: number) => {
    const told = { draws: 0 };
    const call = async () => {
      told.draws += 1;
      if (told.draws <= times)
        for (const pid of drawing().filter(one => !before.has(one))) process.kill(pid, 'SIGKILL');
      return { status: 200, body: '{}' };
    };
    return { told, page: job('await page.call("/web/Home", "{}"); return "drawn";', { call }) };
  };
  const [once, always] = [killed(1), killed(9)];
  await expect(fresh().draw(once.page)).resolves.toMatchObject({ html: 'drawn' });
  await expect(renderers.draw(always.page)).rejects.toBeInstanceOf(RendererKilled);
  expect(always.told.draws).toBe(2);
  await expect(renderers.draw(job('return "drawn";'))).resolves.toMatchObject({ html: 'drawn' });
});
