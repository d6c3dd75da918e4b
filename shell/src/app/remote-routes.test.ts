import { matchRoutes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeRemote } from '../testing/fake-remote';
import { remoteRoutes, routesAtOf, routesByPath } from './remote-routes';

const idsAt = (routes: ReturnType<typeof remoteRoutes>, path: string) =>
  matchRoutes(routes, path)?.map(({ route }) => route.id);
const ready = () => Promise.resolve();

test('child routes stand below their parent, others beside it', () => {
  const routes = remoteRoutes(
    [
      fakeRemote([
        { id: 'Category', path: '/' },
        { id: 'Line', path: '/line', parent: 'Category' },
        { id: 'List', path: '/goods/list' },
      ]),
    ],
    ready,
  );
  expect(idsAt(routes, '/line')).toEqual(['catalog/Category', 'catalog/Line']);
  expect(idsAt(routes, '/')).toEqual(['catalog/Category']);
  expect(idsAt(routes, '/goods/list')).toEqual(['catalog/List']);
  expect(idsAt(routes, '/unknown')).toBeUndefined();
});

test('by their path, routes are found as the router finds them; those with parameters are left to it', () => {
  const routes = remoteRoutes(
    [
      fakeRemote([
        { id: 'Category', path: '/' },
        { id: 'Line', path: '/line', parent: 'Category' },
        { id: 'Topic', path: '/forum/:topic' },
      ]),
    ],
    ready,
  );
  const byPath = routesByPath(routes);
  for (const path of ['/', '/line']) expect(byPath.get(path)?.map(({ id }) => id)).toEqual(idsAt(routes, path));
  expect([...byPath.keys()].sort()).toEqual(['/', '/line']);
  const routesAt = routesAtOf(routes);
  for (const path of ['/', '/line', '/forum/1', '/none'])
    expect(routesAt(`${path}?a=/b#c`).map(({ id }) => id)).toEqual(idsAt(routes, path) ?? []);
});

test('a path that two remotes claim goes to the first; a parent that does not fit is ignored', () => {
  const routes = remoteRoutes(
    [
      fakeRemote([{ id: 'List', path: '/goods/list' }]),
      fakeRemote(
        [
          { id: 'Mine', path: '/goods/list' },
          { id: 'Odd', path: '/odd', parent: 'Missing' },
        ],
        'other',
      ),
    ],
    ready,
  );
  expect(idsAt(routes, '/goods/list')).toEqual(['catalog/List']);
  expect(idsAt(routes, '/odd')).toEqual(['other/Odd']);
});

test('a page that stays alive is not prepared again for its own filters; another is', () => {
  const routes = remoteRoutes(
    [
      fakeRemote([
        { id: 'List', path: '/list', keepAlive: true },
        { id: 'Detail', path: '/detail' },
      ]),
    ],
    ready,
  );
  const asked = (index: number, from: string, to: string) => {
    const { shouldRevalidate } = routes[index] ?? {};
    const url = (path: string) => new URL(path, 'http://site.example');
    return shouldRevalidate?.({
      currentUrl: url(from),
      nextUrl: url(to),
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
    });
  };
  expect(asked(0, '/list?a=1', '/list?a=2')).toBe(false);
  expect(asked(1, '/detail?id=1', '/detail?id=2')).toBe(true);
  expect(asked(1, '/detail?id=1', '/detail?id=1#x')).toBe(false);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a navigation waits for the page, but not for ever', async () => {
  const [route] = remoteRoutes([fakeRemote([{ id: 'List', path: '/list' }])], () => new Promise(() => undefined));
  if (typeof route?.loader !== 'function') throw new Error('no loader');
  const request = new Request('http://site.example/list?a=1');
  const done = vi.fn();
  const loading = Promise.resolve(
    route.loader({ request, url: new URL(request.url), params: {}, pattern: '/list', context: {} as never }, undefined),
  ).then(done);
  await vi.advanceTimersByTimeAsync(2999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(done).toHaveBeenCalledTimes(1);
});
