import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import { heading, link, list, paragraph, quote, text, writeMarkdown } from './markdown-tree';

/**
 * `/llms.txt`: what the site holds and how an assistant reads it (https://llmstxt.org).
 * @param origin `https://host` or empty
 */
export function siteOverview({ index, articles, company }: CatalogueSnapshot, origin: string): string {
  const total = index.categories.reduce((sum, { count }) => sum + count, 0);
  const about = `${total} 款机器视觉产品的参数目录与选型：每个数值写明出处，查不到的写「未标注」，不是 0。`;
  return writeMarkdown([
    heading(1, company?.name ?? '视选'),
    quote(about),
    paragraph(
      text('产品与文章的网页在请求头 Accept: text/markdown 下答 Markdown；也可以把 /goods/detail?id=编号 写成 '),
      { type: 'inlineCode', value: '/goods/detail.md?id=编号' },
      text('，把 /article/detail?id=编号 写成 '),
      { type: 'inlineCode', value: '/article/detail.md?id=编号' },
      text('。'),
    ),
    heading(2, '产品'),
    list(
      index.categories.map(({ id, name, description, count }) => [
        link(name, `${origin}/goods/list?categoryId=${id}`),
        text(`：${description}（${count} 款）`),
      ]),
    ),
    heading(2, '技术文档'),
    list(
      articles.inOrder.map(({ id, title, summary }) => [
        link(title, `${origin}/article/detail.md?id=${id}`),
        text(`：${summary}`),
      ]),
    ),
    heading(2, '查询与选型'),
    list([
      [link('MCP', `${origin}/mcp`), text('：查产品、读文章、求解选型的工具（Model Context Protocol，POST）')],
      [link('接口说明', `${origin}/api/docs`), text('：全部接口')],
      [link('引擎的 OpenAPI 文档', `${origin}/embed/v1/openapi.json`), text('：选型引擎的接口')],
      [link('品牌与系列', `${origin}/brands`), text('：收录的品牌及其系列')],
      [link('站点地图', `${origin}/sitemap.xml`), text('：全部产品与文章的地址')],
    ]),
  ]);
}
