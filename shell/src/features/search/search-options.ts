import type { SuggestKind } from '@shixuan/api/client';
import type { Suggestions } from './create-suggester';

/** A line of the list below the search box. */
export interface SearchOption {
  key: string;
  label: string;
  detail: string;
  /** Page that choosing it opens. */
  url: string;
  marks: Suggestions['groups'][number]['items'][number]['marks'];
}

export interface OptionGroup {
  kind: SuggestKind | 'recent' | 'notCarried';
  title: string;
  options: readonly SearchOption[];
}

/** The words of the list: what its groups are called, and what a name that is not carried leads to. */
export interface OptionTexts {
  groups: Readonly<Record<OptionGroup['kind'], string>>;
  near: string;
}

/** Page of the results; its parameter is the name of the search field. */
export const RESULT_PATH = '/result';

export const resultPath = (keywords: string) => `${RESULT_PATH}?${new URLSearchParams({ keywords })}`;

/** What to offer: while nothing is typed the last searches, then what the server suggests. */
export function searchOptions(
  typed: string,
  suggestions: Suggestions | null,
  recent: readonly string[],
  { groups: titles, near }: OptionTexts,
): readonly OptionGroup[] {
  if (typed.trim() === '') {
    const options = recent.map(label => ({
      key: `recent ${label}`,
      label,
      detail: '',
      url: resultPath(label),
      marks: {},
    }));
    return options.length > 0 ? [{ kind: 'recent', title: titles.recent, options }] : [];
  }
  const groups = (suggestions?.groups ?? [])
    .filter(({ items }) => items.length > 0)
    .map(({ kind, items }) => ({
      kind,
      title: titles[kind],
      options: items.map((item, i) => ({ key: `${kind} ${i}`, ...item })),
    }));
  const absent = suggestions?.notCarried ?? [];
  return absent.length > 0
    ? [...groups, { kind: 'notCarried', title: titles.notCarried, options: nearTo(absent, typed, near) }]
    : groups;
}

/** They lead to the results page, which names what comes near. */
const nearTo = (names: readonly string[], typed: string, near: string): SearchOption[] =>
  names.map(label => ({
    key: `notCarried ${label}`,
    label,
    detail: near,
    url: resultPath(typed.trim()),
    marks: {},
  }));
