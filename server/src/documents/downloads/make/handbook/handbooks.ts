import { createHash } from 'node:crypto';
import type { Article, ArticleIndex } from '../../../../domain/articles/article-index';
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

const hashOf = (facts: unknown): string => createHash('sha256').update(JSON.stringify(facts)).digest('hex');

/**
 * One handbook of each category that has articles, and one of all of them where there are several. One by one, so that
 * requests are answered in between.
 */
export function* handbooksOf({ categories, inOrder }: ArticleIndex): Generator<Handbook> {
  const parts: Part[] = [];
  for (const { id, code, name, description } of categories) {
    const articles = inOrder.filter(article => article.category.id === id);
    if (articles.length === 0) continue;
    const chapters = articles.map(chapter);
    const part = { title: name, description, chapters, hash: hashOf([name, description, chapters]) };
    parts.push(part);
    yield handbook({ code, title: titles[code] ?? `${name}手册`, description, parts: [part] }, articles);
  }
  if (parts.length < 2) return;
  const all = {
    code: 'system',
    title: '机器视觉系统设计手册',
    description: `${parts.map(({ title }) => title).join('、')}：按选型的顺序合成一册。`,
    parts,
  };
  yield handbook(all, inOrder);
}

type Facts = Pick<Handbook, 'code' | 'title' | 'description' | 'parts'>;

function handbook(facts: Facts, articles: readonly Article[]): Handbook {
  const { title, description, parts } = facts;
  const updated = articles.map(article => article.updated).reduce((a, b) => (a > b ? a : b));
  const coverSvg = articles.find(article => article.coverSvg !== null)?.coverSvg ?? null;
  const hash = hashOf([title, description, updated, coverSvg, parts.map(part => part.hash)]);
  return { ...facts, updated, hash, version: `${updated.replaceAll('-', '.')}-${hash.slice(0, 6)}`, coverSvg };
}
