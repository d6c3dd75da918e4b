import { type Maker, sourceHash } from '../maker';
import { excelFormula } from './layout';
import { sheets } from './sheets';
import { writeCalculation } from './write-calculation';

const VERSION = 'calculation 2';

/** Workbooks with live formulas, the same as the selection pages compute with. */
export const calculationMaker: Maker = {
  prefix: 'calculation',
  *sources() {
    for (const sheet of sheets) {
      const facts = sheet.steps.map(step => [excelFormula(sheet, step), step.definition.expression]);
      yield {
        key: `calculation/${sheet.code}.xlsx`,
        type: 'calculation',
        title: sheet.title,
        summary: sheet.summary,
        categoryId: null,
        format: 'xlsx',
        fileName: `视选 ${sheet.title}.xlsx`,
        sourceHash: sourceHash(VERSION, [sheet, facts]),
        notes: previous => (previous ? '公式或说明有更新。' : '首次发布。'),
        make: () => writeCalculation(sheet),
      };
    }
  },
};
