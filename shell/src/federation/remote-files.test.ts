// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { fakeRemote } from '../testing/fake-remote';
import { freshAddress, giveUpWaiting } from './give-up-waiting';
import { filesOfRoute, findRemoteFile, isUnverified, type RunnableRemote } from './remote-files';
import { loadStyleSheets } from './style-sheets';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const at = (path: string) => new URL(path, location.href).href;
// jsdom keeps the property and not the attribute.
const hashOf = (element: HTMLScriptElement | HTMLLinkElement | undefined) => element?.integrity || null;

function remoteWith(name: string, change: Partial<RunnableRemote> = {}): RunnableRemote {
  const remote = fakeRemote([{ id: 'Line', path: '/line' }], name);
  const integrity = { 'remote-entry.js': hash('a'), 'static/line.js': hash('b'), 'static/line.css': hash('c') };
  const preload = { initial: ['remote-entry.js'], routes: { Line: ['static/line.js', 'static/unknown.js'] } };
  return { ...remote, manifest: { ...remote.manifest, integrity, preload }, ...change };
}
const [catalog, content] = [remoteWith('catalog'), remoteWith('content')];
const local = remoteWith('selection', { base: 'http://localhost:9001/', local: { instead: undefined } });

afterEach(() => document.head.replaceChildren());

describe('a file of a remote', () => {
  test('has the hash of the registry, whichever remote it belongs to', () => {
    const find = (url: string) => findRemoteFile([catalog, content, local], url);
    expect(find(at(`${catalog.base}static/line.js`))).toEqual({
      url: at(`${catalog.base}static/line.js`),
      integrity: hash('b'),
    });
    expect(find(at(`${content.base}remote-entry.js`))?.integrity).toBe(hash('a'));
    expect(find(at(`${content.base}static/other.js`))?.integrity).toBeNull();
    expect(find('http://localhost:9001/any.js')).toEqual({
      url: 'http://localhost:9001/any.js',
      integrity: null,
      isLocal: true,
    });
    expect(find(at('/shell/1.0.0/main.js'))).toBeUndefined();
    expect(find(`https://elsewhere.example${catalog.base}remote-entry.js`)).toBeUndefined();
    expect(find(`https://elsewhere.example/?${at(`${catalog.base}`)}`)).toBeUndefined();
  });

  test('is needed at once by every page, or by its own page alone', () => {
    expect(filesOfRoute(catalog, 'Line')).toEqual([
      { url: at(`${catalog.base}remote-entry.js`), integrity: hash('a'), initial: true },
      { url: at(`${catalog.base}static/line.js`), integrity: hash('b'), initial: false },
      { url: at(`${catalog.base}static/unknown.js`), integrity: null, initial: false },
    ]);
    expect(filesOfRoute(catalog, 'Other').map(({ url }) => url)).toEqual([at(`${catalog.base}remote-entry.js`)]);
    expect(filesOfRoute(local, 'Other')).toEqual([
      { url: 'http://localhost:9001/remote-entry.js', integrity: null, isLocal: true, initial: true },
    ]);
  });

  test('without a hash is taken from a development server, or from a developer’s own build, only', () => {
    const file = { url: '/a.js', integrity: null };
    expect(isUnverified(file, false)).toBe(true);
    expect(isUnverified(file, true)).toBe(false);
    expect(isUnverified({ ...file, isLocal: true }, false)).toBe(false);
    expect(isUnverified({ ...file, integrity: hash('a') }, false)).toBe(false);
  });
});

describe('style sheets', () => {
  const sheets = () => [...document.head.querySelectorAll('link')];
  const css = (name: string) => ({ url: at(`${catalog.base}${name}.css`), integrity: hash('c') });

  test('are each added once, with their hash; other files are not', async () => {
    const files = [
      css('one'),
      { url: at(`${catalog.base}two.css`), integrity: null },
      { url: at('/a.js'), integrity: null },
    ];
    const loading = loadStyleSheets(files);
    expect(sheets().map(link => [link.href, hashOf(link), link.crossOrigin, link.rel])).toEqual([
      [css('one').url, hash('c'), 'anonymous', 'stylesheet'],
      [css('two').url, null, 'anonymous', 'stylesheet'],
    ]);
    for (const link of sheets()) link.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBeUndefined();
    await loadStyleSheets(files);
    expect(sheets()).toHaveLength(2);
  });

  test('one that does not load is named and taken away, and is added again the next time', async () => {
    const loading = loadStyleSheets([css('one')]);
    sheets()[0]?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow(`style sheet did not load: ${css('one').url}`);
    expect(sheets()).toEqual([]);
    const again = loadStyleSheets([css('one')]);
    sheets()[0]?.dispatchEvent(new Event('load'));
    await again;
    expect(sheets()).toHaveLength(1);
  });
});

describe('giving up', () => {
  /** An element of the page, and how often it was made to fail. */
  function waiting(tag: 'script' | 'link', url: string, rel = '') {
    const element = document.createElement(tag);
    if (element instanceof HTMLScriptElement) element.src = url;
    else Object.assign(element, { rel, href: url });
    let failures = 0;
    element.addEventListener('error', () => {
      failures += 1;
    });
    document.head.append(element);
    return { element, failures: () => failures };
  }

  test('lets what waits for the files fail, takes it away, and leaves everything else', () => {
    const [script, sheet] = [waiting('script', at('/g/1.js')), waiting('link', at('/g/1.css'), 'stylesheet')];
    const preload = waiting('link', at('/g/1.js'), 'preload');
    const other = waiting('script', at('/g/other.js'));
    const loaded = waiting('link', at('/g/2.css'), 'stylesheet');
    Object.defineProperty(loaded.element, 'sheet', { value: {} });
    giveUpWaiting(['/g/1.js', '/g/1.css', '/g/2.css'].map(path => ({ url: at(path), integrity: null })));
    expect([script, sheet, preload, other, loaded].map(({ failures }) => failures())).toEqual([1, 1, 0, 0, 0]);
    expect([...document.head.children]).toEqual([other.element, loaded.element]);
  });

  test('an address that was given up is asked for by a new one each time', () => {
    const file = { url: at('/g/again.js'), integrity: null };
    expect(freshAddress(file.url)).toBe(file.url);
    giveUpWaiting([file, file]);
    expect(freshAddress(file.url)).toBe(`${file.url}?again=1`);
    giveUpWaiting([file]);
    expect(freshAddress(file.url)).toBe(`${file.url}?again=2`);
    expect(freshAddress(at('/g/others.js'))).toBe(at('/g/others.js'));
  });
});
