import type { DataSheet } from './data-sheet';
import { openPaper } from './paper';
import { setFeet } from './set-feet';
import { setGroups } from './set-groups';
import { setHead } from './set-head';
import { setSource } from './set-source';

/** The data sheet as PDF: A4, text as text, drawing as lines, only the glyphs in use of the font. Same sheet, same bytes. */
export async function writeDataSheet(sheet: DataSheet): Promise<Buffer> {
  const paper = openPaper(sheet);
  const pieces: Buffer[] = [];
  paper.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => {
    paper.on('end', resolve);
    paper.on('error', reject);
  });
  setSource(paper, sheet, setGroups(paper, sheet.groups, setHead(paper, sheet)));
  setFeet(paper, sheet);
  paper.end();
  await ended;
  return Buffer.concat(pieces);
}
