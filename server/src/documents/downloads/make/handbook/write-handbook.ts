import { join } from 'node:path';
import { parseHtml } from '../../../../domain/articles/render/trees';
import { paperSvg } from '../../../typeset/paper-svg';
import { setPages } from '../../../typeset/typesetter';
import { figureStyle } from './figure-style';
import type { Handbook } from './handbook';
import { lineText } from './line-text';
import { type SetChapter, setChapter } from './set-chapter';

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
    return await setBook(book, files);
  } catch (error) {
    const [part] = book.parts;
    const chapters = book.parts.flatMap(({ chapters }) => chapters);
    if (!part || chapters.length < 2) throw named(chapters[0], error);
    await findCulprit(book, files);
    throw error;
  }
}

const setBook = (book: Book, files: ReadonlyMap<string, Buffer>) =>
  setPages({ folder: join(import.meta.dirname, 'template'), main: 'handbook.typ', data: JSON.stringify(book), files });

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
    cover: cover ? keep(paperSvg(cover, { style: figureStyle, texts: false })) : null,
    parts: parts.map(part => ({
      title: lineText(part.title),
      description: lineText(part.description),
      chapters: part.chapters.map(chapter => setChapter(chapter, ++number, keep)),
    })),
  };
  return { files, book };
}

/** An error of the typesetter names no article: each chapter is set alone to find the one at fault. */
async function findCulprit(book: Book, files: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const part of book.parts)
    for (const chapter of part.chapters) {
      const alone = { ...book, parts: [{ ...part, chapters: [chapter] }] };
      try {
        await setBook(alone, files);
      } catch (error) {
        throw named(chapter, error);
      }
    }
}

const named = (chapter: SetChapter | undefined, error: unknown) =>
  new Error(`技术文档《${chapter?.title ?? ''}》：${error instanceof Error ? error.message : error}`);
