import type { DataSheet } from './data-sheet';
import { closedPaper, openPaper } from './paper';
import { setFeet } from './set-feet';
import { setGroups } from './set-groups';
import { setHead } from './set-head';
import { setSource } from './set-source';

/** The data sheet as PDF: A4, text as text, drawing as lines, only the glyphs in use of the font. Same sheet, same bytes. */
export function writeDataSheet(sheet: DataSheet): Promise<Buffer> {
  const { brand, model, name, updatedAt } = sheet;
  const paper = openPaper({ title: `${brand} ${model} 数据手册`, subject: name, updatedAt });
  const closed = closedPaper(paper);
  setSource(paper, sheet, setGroups(paper, sheet.groups, setHead(paper, sheet)));
  setFeet(paper, sheet);
  paper.end();
  return closed;
}
