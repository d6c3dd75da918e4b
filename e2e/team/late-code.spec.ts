import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPages } from '../../tools/deploy/open-pages';
import { findChromium } from '../../tools/lib/find-chromium.mjs';
import { expect, test } from '../site/test';

// The gate on a busy machine: the code of a drawn page is asked for long after everything else has come.

/** As often is looked whether the page works before it asks for its code. A gate that waits for a quiet network does not look at all. */
const LOOKS = 30;

const page = `<!doctype html><title>文章</title><link rel="icon" href="data:,">
<main><h1>文章</h1></main>
<script type="application/json" id="site-drawn">{}</script>
<script>
const find = document.querySelector.bind(document);
let looks = 0;
document.querySelector = selector => {
  looks += 1;
  if (looks === ${LOOKS}) document.head.append(Object.assign(document.createElement('script'), { src: '/code.js' }));
  return find(selector);
};
</script>`;

/** What React does with a heading that it takes over and finds to be another. */
const code = `find('h1').__reactFiber$1 = {}; throw new Error('Minified React error #418; visit https://react.dev/errors/418');`;

async function problemsWith(documents: (asked: number) => string): Promise<string[]> {
  let asked = 0;
  const server = createServer(({ url }, response) => {
    const isCode = url === '/code.js';
    response.writeHead(200, { 'content-type': `${isCode ? 'text/javascript' : 'text/html'}; charset=utf-8` });
    response.end(isCode ? code : documents(asked++));
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await openPages(findChromium() ?? '', site, { addresses: ['/a'], drawn: ['/a'] });
  } finally {
    server.close();
  }
}

const otherwise = (form: string) => expect.stringContaining(`/a（${form}）浏览器接管时画出的内容与服务端的不同`);

test('a page is judged once its code has come, however late', async () => {
  expect(await problemsWith(() => page)).toEqual([otherwise('宽屏'), otherwise('窄屏')]);
});

test('a page that the server had no time to draw is opened once more', async () => {
  const undrawn = page.replace('site-drawn', 'other').replace('/code.js', 'data:text/javascript,');
  expect(await problemsWith(asked => (asked < 2 ? undrawn : page))).toEqual([otherwise('宽屏'), otherwise('窄屏')]);
});
