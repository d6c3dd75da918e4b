import { parseId } from '@shixuan/api/client';
import { goalPages } from '@shixuan/task-url';
import { type ComparedGroup, compareLines } from '../../data/report/compare-lines';
import type { RowLines } from '../../data/report/row-lines';

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
