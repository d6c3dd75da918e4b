import { parseId } from '@shixuan/api/client';
import { goalPages } from '@shixuan/task-url';
import { type ComparedGroup, compareLines } from '../../data/report/compare-lines';
import type { Line, RowLines } from '../../data/report/row-lines';

/** Pages that keep schemes: the rankings of parts and systems, line profilers among them, and 3D area cameras. */
export const schemePages = [...goalPages, 'volume'] as const;
export type SchemePage = (typeof schemePages)[number];

/** What a scheme of a name was before it was saved again. */
export interface Version {
  /** ISO 8601 */
  savedAt: string;
  title: string;
  goal: SchemePage;
  search: string;
}

/** A task with the system shown for it, as kept on the visitor's device and with the account: its address, and its figures at the time. */
export interface Scheme extends RowLines {
  /** Given by the visitor; empty for schemes that were kept automatically. */
  name: string;
  /** `MV-CS050-10GM + LM35JC5M` */
  title: string;
  goal: SchemePage;
  /** Query of the page, without `?`. */
  search: string;
  /** ISO 8601; absent where an earlier version of the page kept it. */
  savedAt?: string;
  /** What the visitor remarks. */
  note?: string;
  /** The last ones first. */
  history?: readonly Version[];
}

export interface KeptSchemes {
  /** The last ones first. */
  recent: readonly Scheme[];
  named: readonly Scheme[];
}

export const limits = { recent: 6, named: 30, name: 40, note: 500, history: 10 } as const;
const longest = { search: 4000, text: 300, lines: 80, time: 40 } as const;

/**
 * Reads stored schemes and drops everything else: another version of the page may have written the storage. Without zod, since
 * the widget has this part, too: zod leaves two names of its own on the page that holds the widget.
 */
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
  const goal = pageOf(value.goal);
  if (!isText(name, limits.name) || !isText(title, longest.text) || !isText(search, longest.search) || !goal) return [];
  const [inputs, parts, figures] = [value.inputs, value.parts, value.figures].map(readLines);
  if (!inputs || !parts || !figures) return [];
  const { savedAt, note } = value;
  const history = Array.isArray(value.history) ? value.history.flatMap(readVersion).slice(0, limits.history) : [];
  return [
    {
      ...{ name, title, search, goal, inputs, parts, figures },
      ...(isText(savedAt, longest.time) && { savedAt }),
      ...(isText(note, limits.note) && note !== '' && { note }),
      ...(history.length > 0 && { history }),
    },
  ];
}

const pageOf = (page: unknown) => schemePages.find(known => known === page);

function readVersion(value: unknown): Version[] {
  if (!isRecord(value)) return [];
  const { savedAt, title, search } = value;
  const goal = pageOf(value.goal);
  if (!isText(savedAt, longest.time) || !isText(title, longest.text) || !isText(search, longest.search)) return [];
  return goal ? [{ savedAt, title, goal, search }] : [];
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

type Place = Pick<Scheme, 'goal' | 'search'>;
const same = (a: Place, b: Place) => a.goal === b.goal && a.search === b.search;

/** Adds a scheme as the latest; the same address is kept once. */
export const withRecent = ({ recent, named }: KeptSchemes, scheme: Scheme): KeptSchemes => ({
  recent: [scheme, ...recent.filter(each => !same(each, scheme))].slice(0, limits.recent),
  named,
});

/** Adds a named scheme; what it replaces of the same name becomes its history, and the note stays. */
export function withNamed({ recent, named }: KeptSchemes, scheme: Scheme): KeptSchemes {
  const before = named.find(({ name }) => name === scheme.name);
  const saved = before ? succeeding(before, scheme) : scheme;
  return {
    recent,
    named: [saved, ...named.filter(({ name }) => name !== scheme.name)].slice(0, limits.named),
  };
}

function succeeding({ savedAt = '', title, goal, search, note, history = [] }: Scheme, scheme: Scheme): Scheme {
  const versions = same({ goal, search }, scheme) ? history : [{ savedAt, title, goal, search }, ...history];
  return {
    ...scheme,
    ...(note !== undefined && scheme.note === undefined && { note }),
    ...(versions.length > 0 && { history: versions.slice(0, limits.history) }),
  };
}

/** A named scheme with another note; an empty one is none. */
export const withNote = ({ recent, named }: KeptSchemes, name: string, text: string): KeptSchemes => ({
  recent,
  named: named.map(scheme => {
    if (scheme.name !== name) return scheme;
    const { note: _, ...rest } = scheme;
    const note = text.trim().slice(0, limits.note);
    return note === '' ? rest : { ...rest, note };
  }),
});

const partParams = ['camera', 'lens', 'light', 'pick'] as const;

/** Address of the enquiry for a scheme: its parts as products of which one says how many, and the scheme itself. */
export function enquiryPath(scheme: Pick<Scheme, 'goal' | 'search'>): string {
  const query = new URLSearchParams(scheme.search);
  const ids = partParams.flatMap(name => parseId(query.get(name)) ?? []);
  const products = ids.length > 0 ? `ids=${[...new Set(ids)].join(',')}&` : '';
  return `/enquiry?${products}scheme=${encodeURIComponent(schemePath(scheme))}`;
}

/** Path and query of the page that shows a scheme or an earlier version of it. */
export const schemePath = ({ goal, search }: Pick<Scheme, 'goal' | 'search'>): string => `/selection/${goal}?${search}`;

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
