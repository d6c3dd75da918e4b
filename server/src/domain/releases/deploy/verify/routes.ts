import type { RemoteManifest } from '@shixuan/host/manifest';
import type { Check } from './check';

/** Addresses that the server itself answers, beside files at the top, which have a dot in their names. */
const reserved = [
  'api',
  'cad',
  'datasheets',
  'deploy',
  'docs',
  'export',
  'files',
  'healthz',
  'mcp',
  'ops',
  'readyz',
  'remotes',
  'report',
  'reports',
  'share',
  'shell',
  'site',
  'sitemap',
  'uploads',
  'web',
];

/** Begins with a word of its own: a pattern that matches any beginning takes the addresses of everybody else. */
const PATTERN = /^\/(?:[a-z0-9][a-z0-9_-]*(?:\/(?:[a-z0-9][a-z0-9._-]*|:[a-z]\w*))*\/?)?$/i;

/** Two patterns that differ only in the names of their parameters match the same addresses. */
const shapeOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replaceAll(/:[^/]+/g, ':') || '/';

/** A route that is inside a page of the same remote shares the address with it. */
const ownPaths = ({ routes }: RemoteManifest) =>
  routes.map(({ id, path, parent }) => ({ id, path, parent, shape: shapeOf(path) }));

/** No address may belong to two pages, or to a page and the server itself. */
export const routes: Check = {
  name: 'routes',
  title: '页面地址',
  problems(subject, { remotes }) {
    if (subject.kind === 'shell') return [];
    const own = ownPaths(subject.manifest);
    const others = remotes
      .filter(({ name }) => name !== subject.name)
      .flatMap(({ name, row, manifest }) =>
        ownPaths(manifest).map(route => ({ ...route, owner: `${name} ${row.metadata.version}（${manifest.owner}）` })),
      );
    return own.flatMap((route, i) => {
      const [first = ''] = route.shape.slice(1).split('/');
      const other = others.find(({ shape }) => shape === route.shape);
      const twin = own.slice(0, i).find(({ shape, id }) => shape === route.shape && id !== route.parent);
      return [
        ...(PATTERN.test(route.path)
          ? []
          : [
              `页面 ${route.id} 的地址 ${route.path} 不允许：第一段应为由字母、数字、_ 和 - 组成的固定词，其后每段为固定词或 :参数，不用通配符。`,
            ]),
        ...(reserved.includes(first)
          ? [`页面 ${route.id} 的地址 ${route.path} 以 /${first} 开头，是服务器自用的：请换一个。`]
          : []),
        ...(other
          ? [
              `页面 ${route.id} 的地址 ${route.path} 与线上 ${other.owner} 的页面 ${other.id} 冲突：请换一个地址，或与该团队商定。`,
            ]
          : []),
        ...(twin ? [`页面 ${route.id} 与 ${twin.id} 的地址都是 ${route.path}：请改其中一个。`] : []),
      ];
    });
  },
};
