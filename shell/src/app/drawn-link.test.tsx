import { Link } from '@shixuan/host';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { DrawnLink } from './drawn-link';

type LinkProps = ComponentProps<typeof Link>;

const addresses: readonly LinkProps['to'][] = [
  '/',
  '/goods/list?categoryId=1&f=brand:9',
  '/selection/vision?fov=60x45&acc=defect:0.1:3#result',
  '/article/detail?id=4#%E9%9D%B6%E9%9D%A2',
  '/goods/list/',
  '/goods//list',
  '/goods/../line',
  '/goods/./list',
  '/goods/list?',
  '/goods/list#',
  '/?q=%3F?#a#b',
  '?page=2',
  '#figures',
  '',
  '.',
  '../line',
  'list',
  '//example.com/a',
  'https://example.com/a?b',
  { pathname: '/light', search: '?page=2' },
];

const properties: readonly Omit<LinkProps, 'to'>[] = [
  {},
  { className: 'a', title: '甲"乙"', 'aria-current': 'page', draggable: false, id: 'x' },
  { target: '_blank', rel: 'noopener', onClick: () => undefined, onMouseEnter: () => undefined },
  { state: { from: '/' }, replace: true, preventScrollReset: true, reloadDocument: true, relative: 'path' },
  { discover: 'none', prefetch: 'intent' },
  { mask: '/line', viewTransition: true },
];

/** Below a page of the address `/goods/detail`, in a route of its own. */
function drawn(Drawn: typeof DrawnLink | typeof Link, props: LinkProps): string {
  const element = (
    <Drawn {...props}>
      <b>型号</b>
    </Drawn>
  );
  const routes = [{ path: '/goods', children: [{ path: 'detail', element }] }];
  const router = createMemoryRouter(routes, { initialEntries: ['/goods/detail?id=1'] });
  const html = renderToString(<RouterProvider router={router} />);
  router.dispose();
  return html;
}

test.each(addresses)('a link to %j is drawn as the router draws it', to => {
  for (const more of properties) expect(drawn(DrawnLink, { ...more, to })).toBe(drawn(Link, { ...more, to }));
});
