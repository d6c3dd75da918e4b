import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { dataPath } from '../src/domain/catalogue/import/site-data.fixture';
import { atOnce } from '../src/domain/catalogue/index/slices';
import { SiteSearch } from '../src/domain/search/finding/site-search';
import type { SearchArticle } from '../src/domain/search/model/search-article';
import { siteSynonyms } from '../src/domain/search/text/synonyms';
import { siteIndex } from './site-catalogue';

const Head = z.object({
  id: z.number(),
  title: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  updated: z.coerce.string(),
});

/** The site's articles as search sees them, from their files, without rendering them. */
function fileArticles(): SearchArticle[] {
  const folder = dataPath('articles');
  return readdirSync(folder)
    .filter(name => name.endsWith('.md'))
    .map(name => {
      const [, head = '', body = ''] = readFileSync(join(folder, name), 'utf8').split(/^---$/mu);
      const [intro = '', ...parts] = body.split(/^#{2,3} /mu);
      const sections = parts.map((part, i) => {
        const [heading = '', ...lines] = part.split('\n');
        return { id: `section-${i}`, heading, text: plain(lines.join('\n')) };
      });
      const { title, summary, tags, id, updated } = Head.parse(parse(head));
      const slug = name.replace('.md', '');
      return {
        id,
        slug,
        title,
        summary,
        tags,
        updated,
        sections: [{ id: '', heading: '', text: plain(intro) }, ...sections],
      };
    });
}

/** Without formulas and directives. */
const plain = (text: string): string => text.replace(/\$\$[^$]*\$\$|\$[^$]*\$|^::.*$/gmu, ' ');

let kept: Promise<SiteSearch> | undefined;

/**
 * The search over the catalogue and articles that a new site starts with, without a database. Searching changes nothing, so
 * that all test files of a worker get the same one.
 */
export function fileSearch(): Promise<SiteSearch> {
  kept ??= siteIndex().then(index => atOnce(SiteSearch.build(index, fileArticles(), siteSynonyms())));
  return kept;
}
