import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { drawPages, type Undrawn } from './draw-pages';

type Answer = (address: string, isPhone: boolean) => { status?: number; html: string };
let close: () => void = () => undefined;
afterEach(() => close());

async function siteThat(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    const { status = 200, html } = answer(
      decodeURI(request.url ?? ''),
      /Mobile/.test(request.headers['user-agent'] ?? ''),
    );
    response.writeHead(status).end(html);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  close = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const drawn = '<script type="application/json" id="site-drawn">{}</script>';

test('pages that are drawn, now or on the second request, and addresses of nothing are no problems', async () => {
  let asked = 0;
  const site = await siteThat(address => {
    if (address === '/nothing') return { status: 404, html: '' };
    asked += 1;
    return { html: asked === 1 ? '' : drawn };
  });
  expect(await drawPages(site, ['/result?keywords=相机', '/nothing'], [])).toEqual([]);
});

test('a page that is not drawn is named with its form and the error', async () => {
  const undrawn: Undrawn[] = [];
  const site = await siteThat((_, isPhone) => {
    if (!isPhone) return { html: drawn };
    undrawn.push({ route: 'Result', reason: 'TypeError: list is undefined\n    at Result' });
    return { html: '' };
  });
  expect(await drawPages(site, ['/result'], undrawn)).toEqual([
    { address: '/result', says: '/result（窄屏）绘制出错：TypeError: list is undefined' },
  ]);
});
