import type { Trace, Verdict } from '@shixuan/optics/formula';
import type { Check } from '@shixuan/optics/model';
import { calibrationNote } from './calibration-note';
import { type Conclusion, conclusionOf } from './conclusion';
import { type FormulaNode, formulaTree } from './formula-tree';
import { openNotes } from './open-notes';
import { derivedText, quantityText } from './printed-quantity';
import { type SelectionReport, sourceKey } from './selection-report';
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
  verdict: Verdict;
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
    'name' | 'chosen' | 'heading' | 'task' | 'keyFigures' | 'groups' | 'bill' | 'cost' | 'address'
  > {
  conclusion: Conclusion;
  checks: PrintedCheck[];
  /** What the derivations belong to, with those that were not shown before. */
  derivations: { title: string; traces: PrintedTrace[] }[];
  /** Legend of the derivations. */
  symbols: PrintedSymbol[];
  rules: string[];
  sources: Line[];
}

const ownRules = '本站规则：';

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
    demands,
    checks,
    remedies,
    assumptions,
    address,
  } = report;
  const cited = report.sources.filter(source => !source.name.startsWith(ownRules));
  const numbers = new Map(cited.map((source, i) => [sourceKey(source), `[${i + 1}]`]));
  const numberOf = ({ source }: Trace) => numbers.get(sourceKey(source)) ?? '规则';
  const shown = new Set<string>();
  const formulas = new Set<string>();
  const derivation = (title: string, traces: readonly Trace[]) => {
    // Two ways of putting in the same figures that come to one result say nothing new.
    const fresh = traces.filter(({ label, formula, substituted, result, unit }) => {
      const isNew = firstOf(shown, `${formula} ${substituted}`);
      return firstOf(shown, `${label} ${formula} ${quantityText(result, unit)}`) && isNew;
    });
    return fresh.length === 0
      ? []
      : [{ title, traces: fresh.map(trace => printedTrace(trace, numberOf(trace), firstOf(formulas, trace.formula))) }];
  };
  const rules = [...report.sources.filter(({ name }) => name.startsWith(ownRules)), ...assumptions];
  return {
    name,
    chosen,
    heading,
    task,
    keyFigures,
    conclusion: conclusionOf(report),
    groups,
    bill,
    cost,
    checks: checks.map(check => ({
      ...printedCheck(check),
      sources: [...new Set(check.traces.map(numberOf))].join(' '),
      notes: [
        calibrationNote(check) ?? '',
        remedies[check.id] ? `可改：${remedies[check.id]}` : '',
        ...openNotes(check.missing ?? []),
      ].filter(Boolean),
    })),
    derivations: [
      ...derivation('要求的推导', demands),
      ...checks.flatMap(({ label, traces }) => derivation(label, traces)),
    ],
    symbols: symbolTable([...demands, ...checks.flatMap(({ traces }) => traces)]),
    rules: [...new Set(rules.map(source => source.name.replace(ownRules, '')))],
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
    substituted: formula(substituted),
    result: derivedText({ result, unit }),
    source,
  };
}

function printedCheck(check: Check<string>): Omit<PrintedCheck, 'sources' | 'notes'> {
  const { label, verdict, figure, limit, sense, unit, marginPct, reason } = check;
  return {
    label,
    verdict,
    word: verdictWords[verdict],
    // Nothing is asked for where the least is none.
    asked:
      limit === null || (limit === 0 && sense === 'at-least')
        ? ''
        : `${sense === 'at-most' ? '≤' : '≥'} ${toldQuantity(limit, unit, reason, null)}`,
    reached: figure === null ? '' : toldQuantity(figure, unit, reason, limit) + whichField(check),
    marginPct,
    margin: marginPct === null ? '' : marginText(marginPct),
    reason,
  };
}

/** The sentence of a field begins with the nominal one; judged is that of the least favourable front principal plane. */
const whichField = ({ id, figure, unit, limit, reason }: Check<string>): string =>
  id === 'field-of-view' && figure !== null && saidIn(figure, unit, reason, limit) === null ? '（主面按最不利）' : '';

/** Margin in percent; beyond ten times the limit only that is stated. */
function marginText(pct: number): string {
  const size = Math.abs(pct) > 1000 ? '10 倍以上' : `${Math.round(Math.abs(pct))} %`;
  return pct <= -0.5 ? `差 ${size}` : size;
}
