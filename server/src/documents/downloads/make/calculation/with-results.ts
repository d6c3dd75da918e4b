import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';

const SHEET = 'xl/worksheets/sheet1.xml';
/** The same facts make the same bytes. */
const MTIME = new Date('2020-01-01T00:00:00Z');

/**
 * Puts the results beside the formulas of a workbook of one sheet: previews on phones and in mail show what is stored and
 * compute nothing. The library that writes the workbook stores formulas alone.
 * @param results by address of the cell
 */
export function withResults(workbook: Uint8Array, results: Readonly<Record<string, number>>): Buffer {
  const files: Zippable = unzipSync(workbook);
  const sheet = files[SHEET];
  if (!(sheet instanceof Uint8Array)) throw new Error(`the workbook has no ${SHEET}`);
  files[SHEET] = strToU8(
    strFromU8(sheet).replaceAll(/<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>/g, (cell, address: string) => {
      const result = results[address];
      if (result === undefined || !Number.isFinite(result)) throw new Error(`no result for ${address}`);
      return `${cell}<v>${result}</v>`;
    }),
  );
  return Buffer.from(zipSync(files, { mtime: MTIME }));
}
