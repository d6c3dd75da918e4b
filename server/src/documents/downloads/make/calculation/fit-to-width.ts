import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import type { Feature } from 'write-excel-file/node';
import {
  getOrderOfSiblings,
  getSelfClosingTagMarkup,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility';

const SHEET = 'xl/worksheets/sheet{id}.xml';

const fits = `<sheetPr>${getSelfClosingTagMarkup('pageSetUpPr', { fitToPage: 1 })}</sheetPr>`;
const setup = getSelfClosingTagMarkup('pageSetup', {
  paperSize: 9,
  orientation: 'landscape',
  fitToWidth: 1,
  fitToHeight: 0,
});

const insert = (xml: string, markup: string) =>
  insertElementMarkupAccordingToOrderOfSiblings(xml, markup, getOrderOfSiblings(SHEET, 'worksheet') ?? [], 'worksheet');

/** Printed, all columns are on one page of A4 across: a formula stays beside its result. */
export const fitToWidth: Feature<Stream | Buffer | Blob> = {
  files: { transform: { [SHEET]: { transform: xml => insert(insert(xml, fits), setup) } } },
};
