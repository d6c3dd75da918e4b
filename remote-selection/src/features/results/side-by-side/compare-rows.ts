import type { System } from '@shixuan/optics/checks';
import { checkIds, checkLabel, isAsked, type Requirements, standingOf } from '@shixuan/optics/model';
import type { EncoderInput } from '@shixuan/optics/physics';
import type { Goal } from '@shixuan/task-url';
import { UNKNOWN } from '@shixuan/units';
import type { ResultRow } from '../../../data/ranking/answer';
import { type ComparedGroup, compareLines } from '../../../data/report/compare-lines';
import { type Line, type RowLines, rowLines } from '../../../data/report/row-lines';
import { verdictLabels } from '../../../data/report/verdict-labels';
import { columnsOf } from '../columns';

/** A row with the system that its checks judge. */
export interface ComparedRow {
  row: ResultRow;
  system: System;
}

/** Figures of the report by the columns of the list that say the same. */
const listedAs: Readonly<Record<string, string>> = {
  视野宽: '实际视野',
  视野高: '实际视野',
  帧率: '最高帧率',
  行频: '可达行频',
};

/** Two rows of one ranking: parts, figures of the list and of the report, checks. What is not stated of one is 未标注. */
export function compareRows(
  need: Requirements,
  goal: Goal,
  encoder: EncoderInput,
  [a, b]: readonly [ComparedRow, ComparedRow],
): ComparedGroup[] {
  const [first, second] = [sideOf(need, goal, encoder, a), sideOf(need, goal, encoder, b)];
  const known = new Set(first.listed.map(({ label }) => label));
  const rest = ({ lines }: Side) => lines.figures.filter(({ label }) => !known.has(listedAs[label] ?? label));
  return [
    { title: '部件', lines: compareLines(first.lines.parts, second.lines.parts) },
    {
      title: '结果',
      lines: [...compareLines(first.listed, second.listed), ...stated(compareLines(rest(first), rest(second)))],
    },
    // Checks that both pass, and checks without a requirement, show no difference.
    {
      title: '检查',
      lines: compareLines(first.checks, second.checks).filter(
        ({ texts }) => !texts.every(text => text === verdictLabels.pass || text === verdictLabels['not-asked']),
      ),
    },
  ];
}

interface Side {
  lines: RowLines;
  listed: readonly Line[];
  checks: readonly Line[];
}

const sideOf = (need: Requirements, goal: Goal, encoder: EncoderInput, { row, system }: ComparedRow): Side => ({
  lines: rowLines(need, row, system, { encoder }),
  listed: columnsOf(goal, need).map(({ label, unit, value }) => {
    const text = value(row);
    return { label, text: text === null ? UNKNOWN : unit ? `${text} ${unit}` : text };
  }),
  checks: checkIds.flatMap(id => {
    const verdict = row.verdicts[id];
    return verdict
      ? [{ label: checkLabel(id, need), text: verdictLabels[standingOf({ verdict }, isAsked(need, id))] }]
      : [];
  }),
});

/** A figure that is said of one and not of the other is not stated of it. */
const stated = (lines: ComparedGroup['lines']) =>
  lines.map(line => ({ ...line, texts: [line.texts[0] ?? UNKNOWN, line.texts[1] ?? UNKNOWN] as const }));
