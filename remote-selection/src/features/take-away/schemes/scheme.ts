import { type GoalPage, goalPages } from '@shixuan/task-url';
import { type ComparedGroup, compareLines } from '../../../data/report/compare-lines';
import type { Line, RowLines } from '../../../data/report/row-lines';

/** A task with the system shown for it, as kept on the visitor's device: its address, and its figures at the time. */
export interface Scheme extends RowLines {
  /** Given by the visitor; empty for schemes that were kept automatically. */
  name: string;
  /** `MV-CS050-10GM + LM35JC5M` */
  title: string;
  goal: GoalPage;
  /** Query of the page, without `?`. */
  search: string;
}

export interface KeptSchemes {
  /** The last ones first. */
  recent: readonly Scheme[];
  named: readonly Scheme[];
}

export const limits = { recent: 6, named: 30, name: 40 } as const;
const longest = { search: 4000, text: 300, lines: 80 } as const;

/** Reads stored schemes and drops everything else: another version of the page may have written the storage. */
export function readSchemes(stored: unknown): KeptSchemes {
  const lists = isRecord(stored) ? stored : {};
  return { recent: readList(lists.recent, limits.recent), named: readList(lists.named, limits.named) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const readList = (list: unknown, most: number): Scheme[] =>
  Array.isArray(list) ? list.flatMap(readScheme).slice(0, most) : [];

function readScheme(value: unknown): Scheme[] {
  if (!isRecord(value)) return [];
  const { name, title, search } = value;
  const goal = goalPages.find(known => known === value.goal);
  if (!isText(name, limits.name) || !isText(title, longest.text) || !isText(search, longest.search) || !goal) return [];
  const [inputs, parts, figures] = [value.inputs, value.parts, value.figures].map(readLines);
  return inputs && parts && figures ? [{ name, title, search, goal, inputs, parts, figures }] : [];
}

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

function readLines(lines: unknown): Line[] | null {
  if (!Array.isArray(lines) || lines.length > longest.lines) return null;
  const read = lines.flatMap((line: unknown): Line[] => {
    if (!isRecord(line) || !isText(line.label, longest.text) || !isText(line.text, longest.text)) return [];
    return [{ label: line.label, text: line.text }];
  });
  return read.length === lines.length ? read : null;
}

const same = (a: Scheme, b: Scheme) => a.goal === b.goal && a.search === b.search;

/** Adds a scheme as the latest; the same address is kept once. */
export const withRecent = ({ recent, named }: KeptSchemes, scheme: Scheme): KeptSchemes => ({
  recent: [scheme, ...recent.filter(each => !same(each, scheme))].slice(0, limits.recent),
  named,
});

/** Adds a named scheme; it replaces one of the same name. */
export const withNamed = ({ recent, named }: KeptSchemes, scheme: Scheme): KeptSchemes => ({
  recent,
  named: [scheme, ...named.filter(({ name }) => name !== scheme.name)].slice(0, limits.named),
});

export const withoutNamed = ({ recent, named }: KeptSchemes, name: string): KeptSchemes => ({
  recent,
  named: named.filter(each => each.name !== name),
});

/** Key that differs between a named and a recent scheme of the same address. */
export const keyOf = ({ name, goal, search }: Scheme): string => `${name}|${goal}|${search}`;

/** Two schemes line by line: inputs, parts, figures. */
export const compareSchemes = (a: Scheme, b: Scheme): ComparedGroup[] => [
  { title: '输入', lines: compareLines(a.inputs, b.inputs) },
  { title: '部件', lines: compareLines(a.parts, b.parts) },
  { title: '结果', lines: compareLines(a.figures, b.figures) },
];
