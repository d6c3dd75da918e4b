import { parseListSearch } from '@shixuan/list-url';
import { readListQuery } from '../product-rule';
import type { RenderContext } from '../render-context';
import { element, type HtmlElement, type NodeOf, type State } from '../trees';
import { selectionProblem } from './calculator';

/** Pages of the site that articles may link to without a query. */
const plainPages = new Set([
  '/',
  '/goods/list',
  '/brands',
  '/light',
  '/line',
  '/telecentric',
  '/line-3d',
  '/face-3d',
  '/grabber',
  '/slider',
  '/download',
  '/article/list',
  '/compare',
]);

/** A link to another article, a page of the site or an https address. A link to a missing target is refused. */
export function link(context: RenderContext, state: State, node: NodeOf<'link'>): HtmlElement | undefined {
  const children = state.all(node);
  if (children.length === 0) return context.refuse(node, '链接没有文字');
  const { url } = node;
  if (url.startsWith('https://')) {
    if (!URL.canParse(url)) return context.refuse(node, `链接「${url}」不是合格的地址`);
    return element('a', { href: new URL(url).href, rel: ['external', 'noopener'] }, children);
  }
  if (url.startsWith('article:')) {
    const slug = url.slice('article:'.length);
    const id = context.setting.idOf(slug);
    if (id === undefined) return context.refuse(node, `没有文章「${slug}」`);
    return element('a', { href: `/article/detail?id=${id}` }, children);
  }
  const problem = siteLinkProblem(url, context);
  return problem ? context.refuse(node, problem) : element('a', { href: url }, children);
}

function siteLinkProblem(url: string, { setting }: RenderContext): string | undefined {
  const allowed = '应为 article:、/ 开头的本站地址或 https://';
  if (!/^\/(?![/\\])[^\s"'<>\\]*$/.test(url)) return `链接「${url.slice(0, 60)}」不对，${allowed}`;
  const { pathname, search, hash } = new URL(url, 'https://site.invalid');
  if (hash) return `链接「${url}」中不能有 #`;
  if (pathname === '/goods/list' && search) {
    const id = parseListSearch(search).query.categoryId;
    const category = setting.productCategories.find(candidate => candidate.id === id);
    if (!category) return `链接「${url}」中没有或不认识产品分类`;
    const query = readListQuery(search, category);
    return typeof query === 'string' ? `链接「${url}」：${query}` : undefined;
  }
  const [, page] = /^\/selection\/([a-z-]+)$/.exec(pathname) ?? [];
  if (page) return selectionProblem(page, search.slice(1));
  return plainPages.has(pathname) && !search ? undefined : `网站没有页面「${url}」`;
}
