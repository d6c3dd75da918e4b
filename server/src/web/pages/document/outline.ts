import type { CatalogueSnapshot } from '../../../domain/snapshot/catalogue';
import { escapeHtml } from '../../../platform/text/escape';
import type { PageContent } from './page-content';

/** Of a page’s content what an outline says. */
interface OutlinedPage extends Pick<PageContent, 'title' | 'description' | 'links'> {
  status: number;
}

export interface OutlineLink {
  name: string;
  path: string;
}

/** Links of one outline beside those of the frame. */
const MOST_LINKS = 500;

/** Pages that every outline leads to, beside the lists of the categories. */
const FRAME: readonly OutlineLink[] = [
  { name: '首页', path: '/' },
  { name: '产品查询', path: '/goods/list' },
  { name: '品牌系列', path: '/brands' },
  { name: '技术文档', path: '/article/list' },
  { name: '相机选型', path: '/selection/camera' },
  { name: '镜头选型', path: '/selection/lens' },
  { name: '视觉系统选型', path: '/selection/vision' },
];

/** The search of the whole site; its page comes drawn. */
const SEARCH =
  '<form action="/result"><label>关键词 <input name="keywords" maxlength="100"></label> <button>搜索</button></form>';

/**
 * A page in plain HTML for whoever runs no script: heading, description, known figures and links, from what the page says
 * to search engines. It stands in `<noscript>` of pages that are not drawn on the server.
 * @param graph of schema.org, null where the page declares none
 */
export function outlineOf(
  { status, title, description, links }: OutlinedPage,
  graph: object | null,
  { index }: CatalogueSnapshot,
  origin: string,
): string {
  const found = new Map<string, string>();
  for (const { name, path } of [...linksIn(graph, origin), ...links]) if (!found.has(path)) found.set(path, name);
  const frame = [...FRAME, ...index.categories.map(({ id, name }) => ({ name, path: `/goods/list?categoryId=${id}` }))];
  const own = [...found].slice(0, MOST_LINKS).map(([path, name]) => ({ name, path }));
  return [
    // A route’s own title would promise what the address does not have.
    `<h1>${status === 404 ? '没有找到这个页面' : escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(description)}</p>`,
    figures(graph),
    list(own),
    SEARCH,
    `<nav>${list(frame)}</nav>`,
    '<p>这一页要由浏览器绘制，需要 JavaScript，请启用后刷新页面。</p>',
  ].join('');
}

const list = (links: readonly OutlineLink[]) =>
  links.length === 0
    ? ''
    : `<ul>${links.map(({ name, path }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(name)}</a></li>`).join('')}</ul>`;

/** Every named address of this site in a graph, as a path. */
function linksIn(value: unknown, origin: string): OutlineLink[] {
  if (Array.isArray(value)) return value.flatMap(each => linksIn(each, origin));
  if (typeof value !== 'object' || value === null) return [];
  const { name, url, item } = value as Record<string, unknown>;
  const address = typeof url === 'string' ? url : item;
  const own = typeof name === 'string' && typeof address === 'string' && address.startsWith(`${origin}/`);
  return [
    ...(own ? [{ name, path: address.slice(origin.length) }] : []),
    ...Object.values(value).flatMap(each => linksIn(each, origin)),
  ];
}

/** The known figures of a product. */
function figures(graph: object | null): string {
  const rows = propertiesIn(graph).map(
    ({ name, value, minValue, maxValue, unitText = '' }) =>
      `<dt>${escapeHtml(String(name))}</dt><dd>${escapeHtml(`${valueText(value, minValue, maxValue)} ${unitText}`.trim())}</dd>`,
  );
  return rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`;
}

const valueText = (value: unknown, low: unknown, high: unknown): string =>
  value === undefined ? `${low ?? ''}～${high ?? ''}` : String(value);

function propertiesIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(propertiesIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('@type' in value && value['@type'] === 'PropertyValue') return [{ ...value }];
  return Object.values(value).flatMap(propertiesIn);
}
