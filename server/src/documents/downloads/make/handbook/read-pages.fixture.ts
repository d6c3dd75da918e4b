import { getDocumentProxy } from 'unpdf';
import { squeeze } from '../../../../../test/read-document';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;

/** A run of text where its ink stands, in points from the lower left corner. */
interface Line {
  text: string;
  left: number;
  right: number;
  y: number;
}

/** A page as a reader of PDF sees it. */
export interface Pages {
  number: number;
  page: Page;
  text: string;
  lines: Line[];
}

export async function pagesOf(bytes: Buffer): Promise<Pages[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages: Pages[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const lines = items.flatMap((item): Line[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , left = 0, y = 0] = item.transform.map(Number);
      // The empty half of a stop or a bracket at the end of a line may stand in the margin.
      const half = item.height / 2;
      const before = /^[（《「『“]/.test(item.str) ? half : 0;
      const after = /[，。；：、！？）》」』”]$/.test(item.str) ? half : 0;
      return [{ text: item.str.trim(), left: left + before, right: left + item.width - after, y }];
    });
    const text = squeeze(items.map(item => ('str' in item ? item.str : '')).join(''));
    pages.push({ number, page, text, lines });
  }
  return pages;
}

export const allText = (pages: readonly Pages[]): string => pages.map(({ text }) => text).join('');

/** A bookmark: how deep, on which page (from 0), how high. */
interface Bookmark {
  title: string;
  depth: number;
  at: number;
  y: number;
}

/** All bookmarks in the order of the book. */
export async function outlineOf(bytes: Buffer): Promise<Bookmark[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const found: Bookmark[] = [];
  async function read(entries: Awaited<ReturnType<Document['getOutline']>>, depth: number): Promise<void> {
    for (const { title, dest, items } of entries) {
      const place = typeof dest === 'string' ? await document.getDestination(dest) : dest;
      const at = place ? await document.getPageIndex(place[0]) : -1;
      found.push({ title, depth, at, y: Number(place?.[3] ?? 0) });
      await read(items, depth + 1);
    }
  }
  await read(await document.getOutline(), 0);
  return found;
}

/** What a page tells those who cannot see it. */
export interface Described {
  role: string;
  alt: string;
}

export async function describedOn(page: Page): Promise<Described[]> {
  const found: Described[] = [];
  function read(node: object): void {
    if ('role' in node && 'alt' in node) found.push({ role: String(node.role), alt: String(node.alt) });
    if ('children' in node && Array.isArray(node.children)) node.children.forEach(read);
  }
  const tree: object | null = await page.getStructTree();
  if (tree) read(tree);
  return found;
}
