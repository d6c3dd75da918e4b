import type { ResolvedRemote, ShellManifest } from '@shixuan/host/manifest';
import { expect, test } from 'vitest';
import { type Page, renderPage } from './render-page';

const integrity = (...files: string[]) => Object.fromEntries(files.map(file => [file, `sha384-${file}`]));

const shell = {
  version: '1.0.0-bbbbbbbb',
  scripts: ['main.js'],
  styles: ['main.css'],
  preload: ['chunk.js'],
  integrity: integrity('at-once.js', 'main.js', 'main.css', 'chunk.js'),
} as Partial<ShellManifest> as ShellManifest;

const remote = {
  base: '/remotes/catalog/1.0.0-aaaaaaaa/',
  manifest: {
    preload: { initial: ['entry.js'], routes: { List: ['list.js', 'list.css'] } },
    integrity: integrity('entry.js', 'list.js', 'list.css'),
  },
} as unknown as ResolvedRemote;

const drawn = { html: '<h1>面阵相机</h1>', data: '{}', css: 'h1{margin:0}' };

function page(more: Partial<ShellManifest>, isDrawn = true): string {
  const content = { title: '', siteName: '', description: '', canonical: null, origin: '', structuredData: null };
  const share = { kind: 'website', image: '/share/site.png' };
  const rest = { registry: {}, firstData: '[]', nonce: null, serviceWorker: null, indexed: true, outline: null };
  const manifest = { ...shell, ...more };
  const all = { ...content, share, ...rest, remote, route: { id: 'List' }, verified: true, previewBar: null };
  return renderPage({
    ...all,
    drawn: isDrawn ? drawn : null,
    shell: { base: '/shell/1.0.0-bbbbbbbb/', manifest },
  } as unknown as Page);
}

const between = (html: string, begin: string, end: string) => html.split(begin)[1]?.split(end)[0] ?? '';
const filesOf = (html: string) =>
  [...html.matchAll(/<link rel="preload"[^>]* href="[^"]*\/([^/"]+)"[^>]* fetchpriority="(\w+)"/g)].map(
    ([, file, priority]) => `${file} ${priority}`,
  );

test('a drawn page names its code after its head, at low priority', () => {
  const html = page({ atOnce: 'at-once.js' });
  expect(html).toContain(
    '<script async src="/shell/1.0.0-bbbbbbbb/at-once.js" crossorigin="anonymous" integrity="sha384-at-once.js" fetchpriority="high"></script>',
  );
  const before = between(html, '<body>', '<div id="root">');
  expect(filesOf(before)).toEqual(['chunk.js low', 'entry.js low', 'list.js low']);
  expect(filesOf(html)).toEqual(filesOf(before));
  // Where no script runs they would come in vain.
  for (const [link] of before.matchAll(/<link [^>]*>/g)) expect(link).toContain('media="(scripting: enabled)"');
  // What tells the shell that the page is drawn.
  expect(html).toContain('<template id="site-preloads"></template>');
  expect(html.indexOf('at-once.js')).toBeLessThan(html.indexOf('<script defer'));
});

test('the script that starts the rest is named before the styles, which take longer to arrive', () => {
  const html = page({ atOnce: 'at-once.js' });
  expect(html.indexOf('at-once.js')).toBeLessThan(html.indexOf(`<style>${drawn.css}`));
  expect(html).toContain(`<style>${drawn.css}</style>`);
});

test('a shell without that script, and a page that the browser draws, have them in the head', () => {
  expect(page({})).not.toContain('<template');
  expect(filesOf(page({}))).toEqual(['chunk.js high', 'entry.js low', 'list.js low']);
  const undrawn = page({ atOnce: 'at-once.js' }, false);
  expect(undrawn).not.toContain('at-once.js');
  expect(filesOf(undrawn)).toEqual(['chunk.js high', 'entry.js low', 'list.js low', 'list.css low']);
});

test('a shell that starts its own sheets has them put off, and used at once where no script runs', () => {
  const html = page({ atOnce: 'at-once.js', startsSheets: true });
  const after = between(html, drawn.html, '<script type=');
  expect(after.match(/<link [^>]*main\.css[^>]*>/)?.[0]).toMatch(/ data-late disabled>$/);
  expect(after.match(/<link [^>]*list\.css[^>]*>/)?.[0]).toMatch(/ fetchpriority="high">$/);
  expect(between(html, '<noscript>', '</noscript>')).toContain(
    '<link rel="stylesheet" href="/shell/1.0.0-bbbbbbbb/main.css" crossorigin="anonymous" integrity="sha384-main.css">',
  );
  // Nobody would start them on a page without its script, or in one that the browser draws.
  for (const other of [page({ startsSheets: true }), page({ atOnce: 'at-once.js', startsSheets: true }, false)])
    expect(other).not.toContain('data-late');
});

test('what a page asks for later stands in it, and is not asked for by that', () => {
  const html = page({ later: ['chunk.js'] });
  expect(between(html, '<template id="site-later">', '</template>')).toContain('href="/shell/1.0.0-bbbbbbbb/chunk.js"');
  expect(page({})).not.toContain('site-later');
});

test('the sheets of a drawn page follow its content, before any code', () => {
  const after = between(page({ atOnce: 'at-once.js' }), drawn.html, '<script type=');
  expect([...after.matchAll(/href="[^"]*\/([^/"]+)"[^>]* fetchpriority="high">/g)].map(([, file]) => file)).toEqual([
    'main.css',
    'list.css',
  ]);
});
