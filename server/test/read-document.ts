import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';

// The files that visitors take away, read back by other libraries than those that wrote them.

/** Rows of cells as text. */
export const readCsv = (text: string): string[][] => parse(text, { bom: true, record_delimiter: '\r\n' });

/** Rows of cells as text, numbers as they are stored. */
export async function readXlsx(file: Buffer): Promise<string[][]> {
  const rows = await readSheet(file);
  return rows.map(row => row.map(String));
}

/** What a reader of a PDF can select and copy. Line breaks do not count, and µ is one letter however it is coded. */
export async function readPdf(file: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return squeeze(text);
}

/** A text as `readPdf` gives it back. */
export const squeeze = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');
