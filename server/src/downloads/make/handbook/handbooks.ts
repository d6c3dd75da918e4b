import { createHash } from 'node:crypto';
import type { Article, ArticleIndex } from '../../../articles/article-index';
import type { Chapter, Handbook, Part } from './handbook';

/** Titles of the handbooks by category of articles; one that is not named here has its category's name. */
const titles: Readonly<Record<string, string>> = {
  method: '选型方法手册',
  imaging: '相机选型手册',
  optics: '镜头选型手册',
  lighting: '光源选型手册',
  interface: '接口与采集选型手册',
  'three-d': '三维与运动选型手册',
};

const chapter = ({ id, title, summary, tags, html, references }: Article): Chapter => ({
  id,
  title,
  summary,
  tags,
  html,
  references,
});

/** One handbook of each category that has articles, and one of all of them where there are several. */
export function handbooksOf({ categories, inOrder }: ArticleIndex): Handbook[] {
  const sections = categories
    .map(({ id, code, name, description }) => {
      const articles = inOrder.filter(article => article.category.id === id);
      const part: Part = { title: name, description, chapters: articles.map(chapter) };
      return { code, name, description, articles, part };
    })
    .filter(({ articles }) => articles.length > 0);
  const books = sections.map(({ code, name, description, articles, part }) =>
    handbook({ code, title: titles[code] ?? `${name}手册`, description, parts: [part] }, articles),
  );
  if (sections.length < 2) return books;
  const all = {
    code: 'system',
    title: '机器视觉系统设计手册',
    description: `${sections.map(({ name }) => name).join('、')}：按选型的顺序合成一册。`,
    parts: sections.map(({ part }) => part),
  };
  return [...books, handbook(all, inOrder)];
}

function handbook(facts: Pick<Handbook, 'code' | 'title' | 'description' | 'parts'>, articles: readonly Article[]) {
  const updated = articles.map(article => article.updated).reduce((a, b) => (a > b ? a : b));
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  const coverSvg = articles.find(article => article.coverSvg !== null)?.coverSvg ?? null;
  return { ...facts, updated, version: `${updated.replaceAll('-', '.')}-${hash.slice(0, 6)}`, coverSvg };
}
