import type { Trace } from '@shixuan/optics/formula';
import { type FormulaNode, formulaTree } from './formula-tree';

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
  label: string;
  units: Set<string>;
}

/**
 * Every symbol of some derivations once, in the order in which they are met, from the definitions of the formulas themselves.
 * A symbol that stands for things of different units has a line for each of them.
 */
export function symbolTable(traces: readonly Trace[]): PrintedSymbol[] {
  const meanings = new Map<string, Meaning>();
  for (const { symbol, label, unit } of traces.flatMap(trace => [trace, ...trace.inputs])) {
    const key = `${symbol} ${label}`;
    const known = meanings.get(key) ?? { symbol, label, units: new Set<string>() };
    known.units.add(unit || '—');
    meanings.set(key, known);
  }
  const lines = new Map<string, { symbol: string; labels: string[]; unit: string }>();
  for (const { symbol, label, units } of meanings.values()) {
    const unit = [...units].join('、');
    const line = lines.get(`${symbol} ${unit}`);
    if (line) line.labels.push(label);
    else lines.set(`${symbol} ${unit}`, { symbol, labels: [label], unit });
  }
  return [...lines.values()].map(({ symbol, labels, unit }) => ({
    symbol,
    tree: formulaTree(symbol),
    meaning: labels.join('、'),
    unit,
  }));
}
