import { resultLast, type Trace } from '@shixuan/optics/formula';
import type { Check, Standing } from '@shixuan/optics/model';
import { uncheckedLabels } from '@shixuan/task-url';
import { rangeText } from './asked-range';
import { calibrationNote } from './calibration-note';
import { type Conclusion, conclusionOf } from './conclusion';
import { derivedMark } from './derived-figures';
import { type FormulaNode, formulaTree } from './formula-tree';
import { openNotes } from './open-notes';
import { derivedText, quantityText } from './printed-quantity';
import { type SelectionReport, sourceKey } from './report-content';
import { ownRules, ruleText } from './report-rules';
import { type PrintedSymbol, symbolTable } from './symbol-table';
import { saidIn, toldQuantity } from './told-quantity';
import { verdictWords } from './verdict-words';

interface Line {
  text: string;
  url: string | null;
}

/** A formula: as a tree, or in one line where it is not understood. */
interface PrintedFormula {
  tree: FormulaNode | null;
  line: string;
}

/** Name and formula, then the numbers put in, the result, and the number of the source. */
interface PrintedTrace {
  label: string;
  /** Null where it is printed further up already, with other numbers. */
  formula: PrintedFormula | null;
  substituted: PrintedFormula;
  result: string;
  source: string;
}

interface PrintedCheck {
  label: string;
  verdict: Standing;
  word: string;
  /** 不小于 66 mm; empty where no figure is asked for. */
  asked: string;
  reached: string;
  /** Percent of the limit: negative where it is missed; null without a figure. */
  marginPct: number | null;
  margin: string;
  /** `[1] [4]` */
  sources: string;
  reason: string;
  /** What would help, and what has to be asked. */
  notes: string[];
}

/** The sentences of a report, as its template sets them. */
export interface PrintedReport
  extends Pick<
    SelectionReport,
    'name' | 'chosen' | 'heading' | 'task' | 'keyFigures' | 'groups' | 'bill' | 'cost' | 'costOf' | 'address'
  > {
  /** What the parts are for the task: 选用, 待确认 … */
  choice: string;
  conclusion: Conclusion;
  /** What is counted as something that the task leaves open, a phrase each. */
  countedAs: readonly string[];
  checks: PrintedCheck[];
  /** What the derivations belong to, with those that were not shown before. */
  derivations: { title: string; note: string; traces: PrintedTrace[] }[];
  /** How the values of products were found that no maker prints. */
  derived: readonly string[];
  /** Legend of the derivations. */
  symbols: PrintedSymbol[];
  rules: string[];
  sources: Line[];
}

/** What is said of the parts before their names: only what does the task is chosen. */
const choices: Readonly<Record<Conclusion['verdict'], string>> = {
  pass: '选用',
  warn: '选用',
  unknown: '待确认，尚未选定',
  fail: '不满足要求',
};

export function printedReport(report: SelectionReport): PrintedReport {
  const {
    name,
    chosen,
    heading,
    task,
    keyFigures,
    groups,
    bill,
    cost,
    costOf,
    demands,
    checks,
    remedies,
    assumptions,
    countedAs,
    address,
  } = report;
  const conclusion = conclusionOf(report);
  const cited = report.sources.filter(source => !source.name.startsWith(ownRules));
  const numbers = new Map(cited.map((source, i) => [sourceKey(source), `[${i + 1}]`]));
  const numberOf = ({ source }: Trace) => numbers.get(sourceKey(source)) ?? '规则';
  const colour = report.lightColour;
  const colourNote = colour
    ? `选色：${colour.text}　${colour.sources.map(source => numbers.get(sourceKey(source)) ?? '').join(' ')}`
    : '';
  const { legend, inSymbols } = symbolTable([...demands, ...checks.flatMap(({ traces }) => traces)]);
  const shown = new Set<string>();
  const formulas = new Set<string>();
  const derivation = (title: string, traces: readonly Trace[], note = '') => {
    // Two ways of putting in the same figures that come to one result say nothing new.
    const fresh = traces.map(inSymbols).filter(({ label, formula, substituted, result, unit }) => {
      const isNew = firstOf(shown, `${formula} ${substituted}`);
      return firstOf(shown, `${label} ${formula} ${quantityText(result, unit)}`) && isNew;
    });
    return fresh.length === 0
      ? []
      : [
          {
            title,
            note,
            traces: fresh.map(trace => printedTrace(trace, numberOf(trace), firstOf(formulas, trace.formula))),
          },
        ];
  };
  const rules = [...report.sources.filter(({ name }) => name.startsWith(ownRules)), ...assumptions];
  return {
    name,
    chosen,
    heading,
    task,
    keyFigures,
    choice: choices[conclusion.verdict],
    conclusion,
    countedAs: countedAs.map(({ text }) => text),
    groups,
    bill,
    cost,
    costOf,
    checks: [
      ...checks.map(check => ({
        ...printedCheck(check, report),
        sources: [...new Set(check.traces.map(numberOf))].join(' '),
        notes: [
          calibrationNote(check) ?? '',
          countedNote(check, report),
          check.id === 'spectrum' ? colourNote : '',
          remedies[check.id] ? `可改：${remedies[check.id]}` : '',
          ...openNotes(check.missing ?? []),
        ].filter(Boolean),
      })),
      ...uncheckedLabels(report.unchecked).map((label, place) =>
        printedUnchecked(label, report.unchecked[place] ?? '', report.bearing),
      ),
    ],
    derivations: [
      ...derivation('要求的推导', demands),
      ...checks.flatMap(({ id, label, traces }) => derivation(label, traces, report.derivationNotes[id])),
    ],
    derived: report.derivations,
    symbols: legend,
    rules: [...new Set(rules.map(ruleText))],
    sources: cited.map(({ name: said, url }, i) => ({
      text: `[${i + 1}] ${said}${url ? `　${url}` : ''}`,
      url: url ? new URL(url).href : null,
    })),
    address,
  };
}

const formula = (line: string): PrintedFormula => ({ tree: formulaTree(line), line });

/** Whether a text occurs for the first time; it is known from then on. */
function firstOf(known: Set<string>, text: string): boolean {
  const { size } = known;
  return known.add(text).size > size;
}

function printedTrace(
  { label, formula: said, substituted, result, unit }: Trace,
  source: string,
  isFirst: boolean,
): PrintedTrace {
  return {
    label,
    formula: isFirst ? formula(said) : null,
    substituted: formula(resultLast(substituted)),
    result: derivedText({ result, unit }),
    source,
  };
}

/** What a check counts as something that the task leaves open. */
function countedNote({ id }: Check<string>, { countedAs }: SelectionReport): string {
  const texts = countedAs.flatMap(({ text, checks }) => (checks.includes(id) ? [text] : []));
  return texts.length === 0 ? '' : `按假定：${texts.join('；')}`;
}

/** A demand that was written and that no field of the task holds, so that nothing judged it. */
const printedUnchecked = (label: string, text: string, bearing: string): PrintedCheck => ({
  label,
  verdict: 'unknown',
  word: '未核对',
  asked: text,
  reached: '',
  marginPct: null,
  margin: '',
  sources: '',
  reason: `没有任何检查核对过这一项，须自行核对或向厂家确认${bearing && `；厂家资料：${bearing}`}`,
  notes: [],
});

type Marks = Pick<SelectionReport, 'notAsked' | 'resting' | 'ranges'>;

function printedCheck(
  check: Check<string>,
  { notAsked, resting, ranges }: Marks,
): Omit<PrintedCheck, 'sources' | 'notes'> {
  const { id, label, figure, reason } = check;
  const isFree = notAsked.includes(id);
  const verdict = isFree ? 'not-asked' : check.verdict;
  const marginPct = isFree ? null : check.marginPct;
  const derived = resting.includes(id) ? derivedMark : '';
  const range = ranges[id];
  return {
    label,
    verdict,
    word: verdictWords[verdict],
    asked: isFree ? '' : ((range && rangeText(range, check)) ?? limitText(check)),
    reached: figure === null ? '' : reachedText({ ...check, figure }) + derived,
    marginPct,
    margin: marginPct === null ? '' : marginText(marginPct),
    reason,
  };
}

/** Nothing is asked for where the least is none. */
const limitText = ({ limit, sense, unit, reason }: Check<string>): string =>
  limit === null || (limit === 0 && sense === 'at-least')
    ? ''
    : `${sense === 'at-most' ? '≤' : '≥'} ${toldQuantity(limit, unit, reason, null)}`;

/**
 * The figure that a check judged, in the digits of its sentence. Of a field it is that of the least favourable front principal plane,
 * printed in full: the sentence has the nominal field and the size of the object, of which a rounded figure could be either.
 */
function reachedText({ id, figure, unit, limit, reason }: Check<string> & { figure: number }): string {
  if (id !== 'field-of-view') return toldQuantity(figure, unit, reason, limit);
  const text = quantityText(figure, unit);
  return saidIn(figure, unit, reason, limit) === text ? text : `${text}（主面按最不利）`;
}

/** Margin in percent; beyond ten times the limit only that is stated. */
function marginText(pct: number): string {
  const size = Math.abs(pct) > 1000 ? '10 倍以上' : `${Math.round(Math.abs(pct))} %`;
  return pct <= -0.5 ? `差 ${size}` : size;
}
