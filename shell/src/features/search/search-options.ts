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
  kind: SuggestKind | 'recent' | 'notCarried' | 'task';
  title: string;
  options: readonly SearchOption[];
}

/** The words of the list: what its groups are called, what a name that is not carried leads to, and what a task does. */
export interface OptionTexts {
  groups: Readonly<Record<OptionGroup['kind'], string>>;
  near: string;
  task: (says: string) => string;
}

/** Page of the results; its parameter is the name of the search field. */
export const RESULT_PATH = '/result';

export const resultPath = (keywords: string) => `${RESULT_PATH}?${new URLSearchParams({ keywords })}`;

/** What to offer: while nothing is typed the last searches, then what the server suggests. */
export function searchOptions(
  typed: string,
  suggestions: Suggestions | null,
  recent: readonly string[],
  texts: OptionTexts,
): readonly OptionGroup[] {
  const titles = texts.groups;
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
  const absent = nearTo(suggestions?.notCarried ?? [], typed, texts.near);
  const tasks = suggestions?.task ? [leadingTo(suggestions.task, texts)] : [];
  const behind: OptionGroup[] = [
    { kind: 'notCarried', title: titles.notCarried, options: absent },
    { kind: 'task', title: titles.task, options: tasks },
  ];
  return [...groups, ...behind.filter(({ options }) => options.length > 0)];
}

/** The selection page, filled in with what was read of the task. */
const leadingTo = ({ says, path }: NonNullable<Suggestions['task']>, texts: OptionTexts): SearchOption => ({
  key: 'task',
  label: texts.task(says),
  detail: '',
  url: path,
  marks: {},
});

/** They lead to the results page, which names what comes near. */
const nearTo = (names: readonly string[], typed: string, near: string): SearchOption[] =>
  names.map(label => ({
    key: `notCarried ${label}`,
    label,
    detail: near,
    url: resultPath(typed.trim()),
    marks: {},
  }));
