import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  ArticleCategoryFile,
  articlePaths,
  charactersOf,
  findRule,
  problemText,
  type RenderedArticle,
  readArticleFile,
  tryArticles,
} from '@shixuan/server/articles';
import { CategoryFile, ImportError, readDataFile } from '@shixuan/server/catalogue';
import { DATA_FOLDER } from '@shixuan/server/platform';
import { siteIndex } from '@shixuan/server/testing';

// For authors: renders the articles as an import would and says what is wrong, without a database.

/** A rule with fewer products is not worth a list. */
const FEWEST_PRODUCTS = 3;
const LENGTH = { fewest: 1_200, most: 3_000 };

const folder = join(DATA_FOLDER, 'articles');

/** Problems for readers that an import would accept. */
async function remarks(article: RenderedArticle): Promise<string[]> {
  const index = await siteIndex();
  const few = article.rules.flatMap(rule => {
    const total = findRule(index, rule)?.found.total ?? 0;
    return total < FEWEST_PRODUCTS ? [`产品列表「${rule.title}」只有 ${total} 款产品`] : [];
  });
  const characters = charactersOf(article.sections.map(({ text }) => text).join('\n'));
  const isRight = characters >= LENGTH.fewest && characters <= LENGTH.most;
  return isRight ? few : [...few, `正文约 ${characters} 字，应为 ${LENGTH.fewest}～${LENGTH.most} 字`];
}

async function run(wanted: readonly string[]): Promise<boolean> {
  const missing = wanted.find(path => !existsSync(path));
  if (missing) {
    console.error(`没有文件 ${missing}`);
    return false;
  }
  const setting = {
    articleCategories: new Set(
      (await readDataFile(join(folder, 'categories.json'), ArticleCategoryFile)).map(({ code }) => code),
    ),
    productCategories: await readDataFile(join(DATA_FOLDER, 'categories.json'), CategoryFile),
  };
  const names = new Set(wanted.map(path => basename(path)));
  const isWanted = (file: string) => names.size === 0 || names.has(file);
  // Always all articles, because they refer to each other.
  const { articles, problems } = tryArticles(articlePaths(folder).map(readArticleFile), setting);
  const bad = problems.filter(({ file }) => isWanted(file));
  for (const problem of bad) console.error(problemText(problem));
  const good = articles.filter(({ slug }) => isWanted(`${slug}.md`));
  for (const article of good) {
    console.log(`${article.slug}.md：可以导入，阅读约 ${article.readingMinutes} 分钟`);
    for (const remark of await remarks(article)) console.log(`  注意：${remark}`);
  }
  return bad.length === 0;
}

try {
  if (!(await run(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof ImportError ? error.message : error);
  process.exitCode = 1;
}
