import { API_VERSION_HEADER } from '@shixuan/api/client';
import { z } from 'zod';
import { RemoteFolder } from '../site/remote-folder';
import { expect, test } from '../site/test';
import { type LoadRequest, startLoad } from './constant-load';
import { type EqualProcess, type EqualProcesses, startEqualProcesses } from './equal-processes';
import { buildNextServer, NEXT_API_VERSION, type NextServer } from './next-server';
import { hasHaproxy, type SiteProxy, startProxy } from './proxy';

// Three processes behind HAProxy with the configuration of deploy/haproxy.

test.skip(!hasHaproxy, 'haproxy is not installed');
const DEPLOYMENTS = 10;

const catalog = () => new RemoteFolder(process.env.SITE_VAR ?? '', 'catalog');

const JSON_BODY = { 'content-type': 'application/json' };
const ProductList = z.object({ content: z.object({ list: z.array(z.object({ id: z.number() })).min(3) }) });
const page = (path: string): LoadRequest => ({ path, holds: '</html>' });
/** Lists, searches, and the details of products that the site has. */
async function pagesOf(origin: string): Promise<LoadRequest[]> {
  const answer = await fetch(`${origin}/web/Product/List`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({ categoryId: 2, page: 1 }),
  });
  const { content } = ProductList.parse(await answer.json());
  const lists = ['/goods/list?categoryId=2', '/goods/list?categoryId=2&page=2', '/light', '/brands'];
  const searches = ['/result?keywords=CMOS', `/result?keywords=${encodeURIComponent('镜头')}`];
  return [...lists, ...searches, ...content.list.slice(0, 3).map(({ id }) => `/goods/detail?id=${id}`)].map(page);
}

let site: EqualProcesses;
let proxy: SiteProxy;
let next: NextServer;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  next = await buildNextServer();
  site = await startEqualProcesses(3, process.env.SITE_VAR ?? '');
  proxy = await startProxy(site.processes);
});
test.afterAll(async () => {
  await proxy?.stop();
  await next?.remove();
  if (!site) return;
  await site.stop();
  await catalog().publishBuilt();
});

/**
 * Stops a process, or kills every second one, and starts it again: the first one as it was, the others from the next build of the
 * server. A call by POST is not made twice, so none is made here.
 */
async function replaceOne(turn: number): Promise<void> {
  const replaced = site.processes[turn % site.processes.length];
  const signal = turn % 2 === 1 ? 'SIGKILL' : 'SIGTERM';
  await proxy.during(async () => replaced?.replace(signal, turn === 0 ? undefined : next.main));
}

/** The API's version that a process names. */
const apiVersion = async ({ url }: EqualProcess) =>
  (await fetch(`${url}/web/Home/InitConfig`, { method: 'POST', body: '{}', headers: JSON_BODY })).headers.get(
    API_VERSION_HEADER,
  );

test('ten deployments while processes are stopped, killed and replaced, by the next build of the server too: no page fails', async () => {
  test.setTimeout(900_000);
  const [entry = ''] = (await catalog().live()).manifest.preload.initial;
  const shown = async (url: string) => (await fetch(`${url}/light`)).text();
  const visitors = startLoad(proxy.url, await pagesOf(process.env.SITE_URL ?? ''));
  for (let i = 0; i < DEPLOYMENTS; i += 1) {
    const version = `9.7.0-${String(i).padStart(8, '0')}`;
    await catalog().republish(entry, text => `${text}\n`, version);
    // Every second one with a new process in the place of one of the three, which takes seconds to start.
    if (i % 2 === 1) await replaceOne((i - 1) / 2);
    for (const { url } of site.processes)
      await expect.poll(() => shown(url), { timeout: 120_000 }).toContain(`/remotes/catalog/${version}/`);
  }
  // The first process is of the next build since its second turn, the others since their first.
  expect(await Promise.all(site.processes.map(apiVersion))).toEqual(Array(3).fill(NEXT_API_VERSION));
  const { answered, failed } = await visitors.stop();
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(10 * DEPLOYMENTS);
});
