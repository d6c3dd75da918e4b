import { figuresNote } from '../data-sheet/write-data-sheet';
import { documentFacts } from '../typeset/document-facts';
import { paperDrawing } from '../typeset/paper-svg';
import { settableJson } from '../typeset/settable';
import { setPages } from '../typeset/typesetter';
import { printedReport } from './printed-report';
import type { SelectionReport } from './selection-report';

/** The report as PDF. Same report, same bytes. */
export function writeSelectionReport(report: SelectionReport): Promise<Buffer> {
  const { name, updatedAt, address, drawing } = report;
  const [shortAddress = ''] = address.split('?');
  const facts = documentFacts({
    title: `${name} 选型报告`,
    subject: '视觉系统选型报告',
    updatedAt,
    foot: { name: shortAddress || '视选', url: address, note: figuresNote },
  });
  const path = '/drawing.svg';
  return setPages({
    folder: import.meta.dirname,
    main: 'selection-report.typ',
    data: settableJson({ ...printedReport(report), facts, drawing: drawing && { path, caption: drawing.caption } }),
    files: new Map(drawing ? [[path, Buffer.from(paperDrawing(drawing.svg))]] : []),
  });
}
