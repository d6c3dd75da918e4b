import { documentFacts, linked } from '../typeset/document-facts';
import { paperDrawing } from '../typeset/paper-svg';
import { settableJson } from '../typeset/settable';
import { setPages } from '../typeset/typesetter';
import type { DataSheet } from './data-sheet';

/** On each page of what gives figures of the catalogue. */
export const figuresNote = '未标注：公开资料里没有找到，不代表没有这项功能。订货前请以厂家资料为准。';

/** When the site entered or changed the figures, in the words of the product page: it is no date of the maker's data. */
export const enteredOn = (updatedAt: string): string =>
  `${updatedAt.slice(0, 10)}（本站录入或改动这些数值的日期，不是厂家资料的日期）`;

/** The data sheet as PDF, in general of one or two pages. Same sheet, same bytes. */
export function writeDataSheet(sheet: DataSheet): Promise<Buffer> {
  const { drawing, picture, ...texts } = sheet;
  const { brand, model, name, updatedAt, address } = texts;
  const facts = documentFacts({
    title: `${brand} ${model} 参数单`,
    subject: name,
    updatedAt,
    foot: { name: address || '视选', url: address, note: figuresNote },
  });
  const path = picture ? `/picture.${picture.type}` : '/drawing.svg';
  const bytes = picture ? Buffer.from(picture.bytes) : Buffer.from(paperDrawing(drawing.svg));
  const { caption } = picture ?? drawing;
  const source = [...sheet.source, { term: '录入', text: enteredOn(updatedAt) }].map(linked);
  return setPages({
    folder: import.meta.dirname,
    main: 'data-sheet.typ',
    data: settableJson({ ...texts, facts, drawing: { path, caption }, source }),
    files: new Map([[path, bytes]]),
  });
}
