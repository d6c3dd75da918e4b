import type { Trace, Verdict } from '@shixuan/optics/formula';
import type { Check } from '@shixuan/optics/model';
import { litPartProperties } from '@shixuan/optics/physics';
import { type FormulaNode, formulaTree } from './formula-tree';
import { quantityText } from './printed-quantity';
import { type SelectionReport, sourceKey } from './selection-report';
import { type PrintedSymbol, symbolTable } from './symbol-table';

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
  formula: PrintedFormula;
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
  extends Pick<SelectionReport, 'name' | 'heading' | 'task' | 'keyFigures' | 'groups' | 'bill' | 'cost' | 'address'> {
  conclusion: { verdict: Verdict; head: string; counts: string };
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
  const { name, heading, task, keyFigures, groups, bill, cost, demands, checks, remedies, assumptions, address } =
    report;
  const cited = report.sources.filter(source => !source.name.startsWith(ownRules));
  const numbers = new Map(cited.map((source, i) => [sourceKey(source), `[${i + 1}]`]));
  const numberOf = ({ source }: Trace) => numbers.get(sourceKey(source)) ?? '规则';
  const shown = new Set<string>();
  const derivation = (title: string, traces: readonly Trace[]) => {
    const fresh = traces.filter(({ formula, substituted }) => {
      const key = `${formula} ${substituted}`;
      if (shown.has(key)) return false;
      shown.add(key);
      return true;
    });
    return fresh.length === 0 ? [] : [{ title, traces: fresh.map(trace => printedTrace(trace, numberOf(trace))) }];
  };
  const rules = [...report.sources.filter(({ name }) => name.startsWith(ownRules)), ...assumptions];
  return {
    name,
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
      notes: [remedies[check.id] ? `可改：${remedies[check.id]}` : '', ...openNotes(check.missing ?? [])].filter(
        Boolean,
      ),
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

function printedTrace({ label, formula: said, substituted, result, unit }: Trace, source: string): PrintedTrace {
  return {
    label,
    formula: formula(said),
    substituted: formula(substituted),
    result: quantityText(result, unit),
    source,
  };
}

const verdicts: Readonly<Record<Verdict, string>> = { pass: '通过', warn: '注意', fail: '不满足', unknown: '待确认' };

function printedCheck(check: Check<string>): Omit<PrintedCheck, 'sources' | 'notes'> {
  const { label, verdict, figure, limit, sense, unit, marginPct, reason } = check;
  return {
    label,
    verdict,
    word: verdicts[verdict],
    asked: limit === null ? '' : `${sense === 'at-most' ? '≤' : '≥'} ${quantityText(limit, unit)}`,
    reached: figure === null ? '' : quantityText(figure, unit),
    marginPct,
    margin: marginPct === null ? '' : marginText(marginPct),
    reason,
  };
}

/** Margin in percent; beyond ten times the limit only that is stated. */
function marginText(pct: number): string {
  const size = Math.abs(pct) > 1000 ? '10 倍以上' : `${Math.round(Math.abs(pct))} %`;
  return pct <= -0.5 ? `差 ${size}` : size;
}

const taskLabels: ReadonlySet<string> = new Set(Object.values(litPartProperties).map(({ label }) => label));

/** What is open: of the part, which whoever writes the task knows, and of the products, which their makers know. */
function openNotes(missing: readonly string[]): string[] {
  const ofTask = missing.filter(label => taskLabels.has(label));
  const ofMakers = missing.filter(label => !taskLabels.has(label));
  return [
    ...(ofTask.length > 0 ? [`请在任务中补充：${ofTask.join('、')}`] : []),
    ...(ofMakers.length > 0 ? [`请厂家确认：${ofMakers.join('、')}`] : []),
  ];
}

function conclusionOf({ misses, shortcomings, undecided, checks }: SelectionReport): PrintedReport['conclusion'] {
  const counted = (['pass', 'warn', 'unknown', 'fail'] as const).flatMap(verdict => {
    const count = checks.filter(check => check.verdict === verdict).length;
    return count === 0 ? [] : [`${count} 项${verdicts[verdict]}`];
  });
  const counts = `${checks.length} 项检查：${counted.join('，')}`;
  if (misses.length > 0) return { verdict: 'fail', head: `不能完成任务：${misses.join('，')}`, counts };
  if (undecided.length > 0) {
    const head = `能否完成任务尚不能判定：缺${[...new Set(undecided)].join('、')}数据，须向厂家确认`;
    return { verdict: 'unknown', head, counts };
  }
  const open = [...new Set(checks.flatMap(({ missing }) => missing ?? []))];
  const asked = open.length > 0 ? `；订货前${openNotes(open).join('；')}` : '';
  if (shortcomings.length > 0)
    return { verdict: 'warn', head: `能接受${shortcomings.join('、')}时，可以完成任务${asked}`, counts };
  return { verdict: 'pass', head: `能完成任务${asked}`, counts };
}
