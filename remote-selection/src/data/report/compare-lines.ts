import type { Line } from './row-lines';

export interface ComparedLine {
  label: string;
  /** Null: it is not said of this one. */
  texts: readonly [string | null, string | null];
  differs: boolean;
}

export interface ComparedGroup {
  title: string;
  lines: readonly ComparedLine[];
}

/** Two lists of lines, label by label, in the order of the first. */
export function compareLines(a: readonly Line[], b: readonly Line[]): ComparedLine[] {
  const [first, second] = [byLabel(a), byLabel(b)];
  return [...new Set([...first.keys(), ...second.keys()])].map(label => {
    const texts = [first.get(label) ?? null, second.get(label) ?? null] as const;
    return { label, texts, differs: texts[0] !== texts[1] };
  });
}

/** Lines of one label, as the rings of a stack, are told together. */
function byLabel(lines: readonly Line[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { label, text } of lines) {
    const known = found.get(label);
    found.set(label, known === undefined ? text : `${known}；${text}`);
  }
  return found;
}
