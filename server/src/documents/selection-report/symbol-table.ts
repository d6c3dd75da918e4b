import type { Trace } from '@shixuan/optics/formula';
import { type FormulaNode, formulaTree } from './formula-tree';
import { glossarySymbols, reportSymbols, sameMeaning } from './symbol-names';

/** One line of the legend: a symbol as mathematics, what it stands for, and its unit. */
export interface PrintedSymbol {
  symbol: string;
  tree: FormulaNode | null;
  meaning: string;
  /** — for pure numbers. */
  unit: string;
}

interface Meaning {
  symbol: string;
  units: Set<string>;
}

/** The symbols of one report. */
export interface SymbolTable {
  /** Every symbol once, in the order in which they are met. */
  legend: PrintedSymbol[];
  /** A derivation in these symbols. */
  inSymbols(trace: Trace): Trace;
}

/** Letters of a formula that stand for one thing: `p_o`, `ΔX₁`, `a′`; not those of a figure, as in `1e-7`. */
const symbols = /(?<!\d)\p{L}[\p{L}\p{Nd}₀-₉]*[′″]*(?:_[\p{L}\p{Nd},，]+)?[′″]*/gu;

/** What a formula defines in itself, as `s` in `arccos s …，s = ν × λ`. */
const inner = /[，,]\s*(\p{L}[\p{L}\p{Nd}]*) = /gu;

/** Result, inputs and what is defined between them. */
const symbolsOf = (trace: Trace): Pick<Trace, 'symbol' | 'label' | 'unit'>[] => [
  trace,
  ...trace.inputs,
  ...[...trace.formula.matchAll(inner)].map(([, symbol = '']) => ({
    symbol,
    label: `${trace.label}的中间量，见公式`,
    unit: '',
  })),
];

const meaningOf = (label: string): string => sameMeaning[label] ?? label;

/**
 * The symbols of some derivations, each for one thing. Formulas come from several fields, where a letter stands for several things;
 * in one document a reader meets them side by side. What the glossary names keeps its symbol, and of the rest what comes first.
 */
export function symbolTable(traces: readonly Trace[]): SymbolTable {
  const meanings = new Map<string, Meaning>();
  const taken = new Set<string>();
  for (const { symbol, label, unit } of traces.flatMap(symbolsOf)) {
    const meaning = meaningOf(label);
    const known = meanings.get(meaning) ?? { symbol: freeSymbol(symbol, meaning, taken), units: new Set() };
    taken.add(known.symbol);
    meanings.set(meaning, { ...known, units: known.units.add(unit) });
  }
  const symbolOf = (label: string) => meanings.get(meaningOf(label))?.symbol;
  return {
    legend: [...meanings].map(([meaning, { symbol, units }]) => ({
      symbol,
      tree: formulaTree(symbol),
      meaning,
      unit: unitText(units),
    })),
    inSymbols(trace) {
      const own = new Map(symbolsOf(trace).map(({ symbol, label }) => [symbol, symbolOf(label) ?? symbol]));
      const renamed = (formula: string) => formula.replaceAll(symbols, symbol => own.get(symbol) ?? symbol);
      return { ...trace, formula: renamed(trace.formula), substituted: renamed(trace.substituted) };
    },
  };
}

function freeSymbol(symbol: string, meaning: string, taken: ReadonlySet<string>): string {
  const isFree = (each: string) => !taken.has(each) && (glossarySymbols[each] ?? meaning) === meaning;
  const wanted = reportSymbols[meaning] ?? symbol;
  if (isFree(wanted)) return wanted;
  const separator = symbol.includes('_') ? ',' : '_';
  for (let i = 2; ; i += 1) if (isFree(`${symbol}${separator}${i}`)) return `${symbol}${separator}${i}`;
}

/** × is how a pure number is printed that is a magnification. */
function unitText(units: ReadonlySet<string>): string {
  const named = [...units].filter(unit => unit !== '');
  return named.length > 0 ? named.join('、') : '—';
}
