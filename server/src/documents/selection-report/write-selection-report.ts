import { drawQr } from '../../domain/drawings';
import { figuresNote } from '../data-sheet/write-data-sheet';
import { documentFacts } from '../typeset/document-facts';
import { paperDrawing } from '../typeset/paper-svg';
import { settableJson } from '../typeset/settable';
import { setPages } from '../typeset/typesetter';
import { printedReport } from './printed-report';
import type { ReportDrawing, SelectionReport } from './report-content';
import { occasionOf } from './report-heading';

/** The report as PDF. Same report, same bytes. */
export function writeSelectionReport(report: SelectionReport): Promise<Buffer> {
  const { name, updatedAt, address, drawing, mounting } = report;
  const [shortAddress = ''] = address.split('?');
  const facts = documentFacts({
    title: [occasionOf(report.heading), `${name} 选型报告`].filter(Boolean).join(' '),
    subject: '视觉系统选型报告',
    updatedAt,
    foot: { name: shortAddress || '视选', url: address, note: figuresNote },
  });
  const files = new Map<string, Buffer>();
  const added = (path: string, svg: string) => {
    files.set(path, Buffer.from(svg));
    return path;
  };
  const placed = (path: string, of: ReportDrawing | null) =>
    of && { path: added(path, paperDrawing(of.svg)), caption: `尺寸单位 mm；${of.caption}` };
  const data = {
    ...printedReport(report),
    facts,
    drawing: placed('/drawing.svg', drawing),
    mounting: { drawing: placed('/mounting.svg', mounting.drawing), rows: mounting.rows },
    qr: qrOf(address, svg => added('/qr.svg', svg)),
  };
  return setPages({ folder: import.meta.dirname, main: 'selection-report.typ', data: settableJson(data), files });
}

/** What a code of the size that is printed holds for the camera of a phone, bytes. */
const readableBytes = 600;

/** Null without an address, or where it is too long. */
const qrOf = (address: string, added: (svg: string) => string): string | null =>
  address === '' || Buffer.byteLength(address) > readableBytes ? null : added(drawQr(address, '在线查看'));
