import { parseHtml } from '../../../../domain/articles/render/trees';
import type { Handbook } from './handbook';
import { lineText } from './line-text';
import { paperSvg } from './paper-svg';
import { type SetChapter, setChapter } from './set-chapter';
import { setPages } from './typesetter';

/** What the template reads. */
interface Book extends Pick<Handbook, 'title' | 'description' | 'updated' | 'version'> {
  cover: string | null;
  parts: { title: string; description: string; chapters: SetChapter[] }[];
}

/**
 * A handbook as PDF: A4, tagged, text as text, drawings as lines. Same articles, same bytes.
 * @throws Error naming the article that cannot be set
 */
export async function writeHandbook(handbook: Handbook): Promise<Buffer> {
  const { files, book } = pagesOf(handbook);
  try {
    return await setPages(new Map([...files, ['/book.json', Buffer.from(JSON.stringify(book))]]));
  } catch (error) {
    const [part] = book.parts;
    const chapters = book.parts.flatMap(({ chapters }) => chapters);
    if (!part || chapters.length < 2) throw named(chapters[0], error);
    await findCulprit(book, files);
    throw error;
  }
}

function pagesOf({ title, description, updated, version, coverSvg, parts }: Handbook) {
  const files = new Map<string, Buffer>();
  const keep = (svg: string) => {
    const path = `/figures/${files.size + 1}.svg`;
    files.set(path, Buffer.from(svg));
    return path;
  };
  const cover = coverSvg === null ? undefined : parseHtml(coverSvg).children.find(child => child.type === 'element');
  let number = 0;
  const book: Book = {
    title: lineText(title),
    description: lineText(description),
    updated,
    version,
    cover: cover ? keep(paperSvg(cover, { texts: false })) : null,
    parts: parts.map(part => ({
      title: lineText(part.title),
      description: lineText(part.description),
      chapters: part.chapters.map(chapter => setChapter(chapter, ++number, keep)),
    })),
  };
  return { files, book };
}

/** The typesetter knows pages, no articles: each chapter alone shows which one it is. */
async function findCulprit(book: Book, files: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const part of book.parts)
    for (const chapter of part.chapters) {
      const alone = { ...book, parts: [{ ...part, chapters: [chapter] }] };
      try {
        await setPages(new Map([...files, ['/book.json', Buffer.from(JSON.stringify(alone))]]));
      } catch (error) {
        throw named(chapter, error);
      }
    }
}

const named = (chapter: SetChapter | undefined, error: unknown) =>
  new Error(`技术文档《${chapter?.title ?? ''}》：${error instanceof Error ? error.message : error}`);
