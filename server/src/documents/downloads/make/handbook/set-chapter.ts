import { parseHtml } from '../../../../domain/articles/render/trees';
import type { Chapter } from './handbook';
import { lineText } from './line-text';
import type { Block, KeepFile } from './page-nodes';
import { toBlocks } from './to-blocks';

/** A chapter as the template takes it. */
export interface SetChapter {
  id: number;
  number: number;
  title: string;
  /** Title without what follows its colon. */
  running: string;
  /** What follows the colon, or nothing. */
  subtitle: string;
  summary: string;
  tags: string[];
  blocks: Block[];
  references: { title: string; publisher: string; url: string; shown: string }[];
}

/** @throws Error naming the article and what in it cannot be set */
export function setChapter(chapter: Chapter, number: number, keep: KeepFile): SetChapter {
  const { id, title, summary, tags, html, references } = chapter;
  try {
    const children = parseHtml(html).children.filter(child => child.type !== 'doctype');
    return {
      id,
      number,
      title: lineText(title),
      ...titleParts(lineText(title)),
      summary: lineText(summary),
      tags: tags.map(lineText),
      blocks: toBlocks(children, keep),
      references: references.map(reference => ({
        title: lineText(reference.title),
        publisher: lineText(reference.publisher),
        url: reference.url,
        shown: shownUrl(reference.url),
      })),
    };
  } catch (error) {
    throw new Error(`技术文档《${title}》：${error instanceof Error ? error.message : error}`);
  }
}

function titleParts(title: string): { running: string; subtitle: string } {
  const [running = title, ...rest] = title.split('：');
  return { running, subtitle: rest.join('：') };
}

/** An address as people read it: Chinese as Chinese. */
function shownUrl(url: string): string {
  try {
    return lineText(decodeURI(url));
  } catch {
    // Not every address is UTF-8 underneath; as it stands, it can still be typed.
    return url;
  }
}
