import { DRAWN_ELEMENT } from '@shixuan/host/manifest';
import { type Form, forms } from './page-forms';

/** How long the server may take for a page; on a quiet machine it takes a tenth of a second. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 100;

/** What the trial site says of pages that it could not draw, in order. */
export interface Undrawn {
  route: string;
  reason: string;
}

/** What is wrong with a page, in Chinese. */
export interface PageProblem {
  address: string;
  /** With address and form. */
  says: string;
}

/**
 * Asks the site for each address in both forms, until its server has drawn it or said why it cannot.
 * @param undrawn what the site has said so far; it grows while this runs
 * @returns the problems, with the error; empty when every page was drawn
 */
export async function drawPages(
  site: string,
  addresses: readonly string[],
  undrawn: readonly Undrawn[],
): Promise<PageProblem[]> {
  const problems: PageProblem[] = [];
  for (const address of addresses)
    for (const form of forms) {
      const problem = await problemOf(site + encodeURI(address), form, undrawn);
      if (problem) problems.push({ address, says: `${address}（${form.name}）${problem}` });
    }
  return problems;
}

/** Whether a document holds a page that the server drew. */
export const holdsDrawnPage = (html: string): boolean => html.includes(`id="${DRAWN_ELEMENT}"`);

/** Null for a page that is drawn, or whose address leads to nothing: the browser shows that. */
async function problemOf(url: string, { userAgent }: Form, undrawn: readonly Undrawn[]): Promise<string | null> {
  const before = undrawn.length;
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
    const answer = await fetch(url, { headers: { 'user-agent': userAgent } });
    const html = await answer.text();
    if (answer.status !== 200 || holdsDrawnPage(html)) return null;
    const said = undrawn[before];
    if (said) return `绘制出错：${firstLine(said.reason)}`;
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
  return `没有在 ${PATIENCE_MS / 1000} 秒内绘制出来`;
}

const firstLine = (text: string) => text.split('\n')[0] ?? text;
