import { read, utils } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import { extractText, getDocumentProxy } from 'unpdf';

// The files that visitors take away, read back by other libraries than those that wrote them.

/** Rows of cells as text. */
export const readCsv = (text: string): string[][] => parse(text, { bom: true, record_delimiter: '\r\n' });

/** Rows of the first sheet with their values as they are stored; null where a cell is empty. */
export function readSheet(file: Uint8Array): unknown[][] {
  const { SheetNames, Sheets } = read(file);
  const sheet = Sheets[SheetNames[0] ?? ''];
  return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null }) : [];
}

/** Rows of cells as text, numbers as they are stored, an empty cell as ''. */
export const readXlsx = (file: Uint8Array): string[][] =>
  readSheet(file).map(row => row.map(cell => String(cell ?? '')));

/** What a reader of a PDF can select and copy. Line breaks do not count, and µ is one letter however it is coded. */
export async function readPdf(file: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return squeeze(text);
}

/** The same, page by page. */
export async function readPages(file: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false });
  return text.map(squeeze);
}

/** A text as `readPdf` gives it back. */
export const squeeze = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');
