import {
  costClasses,
  type Expected,
  namesOf,
  oneOf,
  printFigure,
  type RefusedPart,
  rangeText,
  readCostClass,
  readFigure,
  refusal,
} from './figure-text';
import { printSaid, type Said, UNCHECKED, WORDS, withSaid } from './said';
import { DRAFT, DRAFT_KEY, MAX_DRAFT } from './url-parts';

/** State of a page that ranks parts which are complete in themselves; its address holds it. */
export interface SingleState<T> {
  task: T;
  /** Inputs of a blank task that are still empty; the task has neutral values in their place, which nothing is computed with. */
  unset: readonly FigureKey<T>[];
  /** 成本档上限, 1 to 5: dearer parts are not listed. It is no demand of the task. */
  maxCostClass: number | null;
  /** Invalid input texts, by the field's key. */
  drafts: Readonly<Record<string, string>>;
  /** What was written of it in words; absent: nothing. */
  said?: Said | undefined;
}

export interface ParsedSingle<T> {
  state: SingleState<T>;
  /** The ignored parts of the address, one Chinese sentence each. */
  problems: string[];
  /** The parts whose values cannot be read; they are among the problems. */
  refused: RefusedPart[];
}

/** One parameter of the address of a task. */
export interface SinglePart<T> {
  key: string;
  /** Its label in the report that it cannot be read. */
  label: string;
  expected: Expected;
  /** Null: omitted, because it has its neutral value. */
  print(task: T): string | null;
  /** The task with the value; null when the text is invalid. */
  read(text: string, task: T): T | null;
}

/** Keys of the figures of a task. */
export type FigureKey<T> = { [K in keyof T]: number extends T[K] ? K : never }[keyof T] & string;

/** A figure with its range; omitted where it is neutral. */
export const figureOf =
  <T extends object>(neutral: T) =>
  (key: string, label: string, field: FigureKey<T>, min: number, max: number): SinglePart<T> => ({
    key,
    label,
    expected: { range: rangeText(field, min, max) },
    print: task => {
      const value: unknown = task[field];
      return typeof value !== 'number' || value === neutral[field] ? null : printFigure(value);
    },
    read: (text, task) => {
      const value = readFigure(text, min, max);
      return value === null ? null : { ...task, [field]: value };
    },
  });

/** A part that is written in every address, whatever its value. */
export const always = <T>(part: SinglePart<T>, print: (task: T) => string): SinglePart<T> => ({ ...part, print });

/** One of a list of codes; null for none, which is omitted. */
export const codeOf = <T, C extends string>(
  key: string,
  label: string,
  codes: readonly C[],
  of: (task: T) => C | null,
  changed: (task: T, code: C) => T,
): SinglePart<T> => ({
  key,
  label,
  expected: oneOf(codes),
  print: of,
  read: (text, task) => {
    const code = codes.find(each => each === text);
    return code === undefined ? null : changed(task, code);
  },
});

interface Ends {
  minMm: number | null;
  maxMm: number | null;
}

const END_MM = [0.01, 100_000] as const;

/** A range of distances from 0.01 mm to 100 m: `gap=50~120`, `gap=~120`, `gap=50~` */
export const rangeOf = <T>(
  key: string,
  label: string,
  of: (task: T) => Ends,
  changed: (task: T, ends: Ends) => T,
): SinglePart<T> => ({
  key,
  label,
  expected: { form: '从小到大的一段（如 50~120，一端可空）', range: rangeText('endMm', ...END_MM) },
  print: task => {
    const { minMm, maxMm } = of(task);
    if (minMm === null && maxMm === null) return null;
    return `${minMm === null ? '' : printFigure(minMm)}~${maxMm === null ? '' : printFigure(maxMm)}`;
  },
  read: (text, task) => {
    const ends = text.split('~');
    if (ends.length !== 2 || ends.every(end => end === '')) return null;
    const [minMm = null, maxMm = null] = ends.map(end => (end === '' ? null : readFigure(end, ...END_MM)));
    if ((ends[0] !== '' && minMm === null) || (ends[1] !== '' && maxMm === null)) return null;
    return minMm !== null && maxMm !== null && minMm > maxMm ? null : changed(task, { minMm, maxMm });
  },
});

/** Parameter that names the inputs which are still empty: `unset=width,height`. */
const UNSET = 'unset';

/** Parameter of the cost limit, as on the other selection pages: `cost=3`. */
const COST = 'cost';

/**
 * Reads and prints the addresses of one kind of task. Reading never throws: invalid parts are ignored and reported.
 * @param required inputs without which nothing can be computed, by their names in the address
 * @param fixed parameters that every address of the kind has, with their values
 */
export function singleUrl<T>(
  neutral: T,
  parts: readonly SinglePart<T>[],
  required: Readonly<Record<string, FigureKey<T>>>,
  fixed: Readonly<Record<string, string>> = {},
) {
  type Told = Omit<SingleState<T>, 'drafts'>;
  const named = Object.entries(required);
  const state = { task: neutral, maxCostClass: null, drafts: {} };
  const readUnset = (text: string, told: Told): Told | null => {
    const names = text.split(',');
    const unset = named.flatMap(([name, field]) => (names.includes(name) ? [field] : []));
    return unset.length === names.length ? { ...told, unset } : null;
  };
  const readCost = (text: string, told: Told): Told | null => {
    const maxCostClass = readCostClass(text);
    return maxCostClass === null ? null : { ...told, maxCostClass };
  };
  const readSaid = (name: typeof WORDS | typeof UNCHECKED) => (text: string, told: Told) => ({
    ...told,
    said: withSaid(told.said, name, text),
  });
  const readers = new Map<string, { label: string; expected: Expected; read(text: string, told: Told): Told | null }>([
    ...parts.map(({ key, label, expected, read }) => {
      const readTask = (text: string, told: Told) => {
        const task = read(text, told.task);
        return task && { ...told, task };
      };
      return [key, { label, expected, read: readTask }] as const;
    }),
    [UNSET, { label: '未填的项', expected: namesOf(Object.keys(required)), read: readUnset }],
    [COST, { label: '成本档上限', expected: costClasses, read: readCost }],
    [WORDS, { label: '原话', expected: { form: '文字' }, read: readSaid(WORDS) }],
    [UNCHECKED, { label: '未核对的要求', expected: { form: '文字' }, read: readSaid(UNCHECKED) }],
  ]);
  return {
    /** A task of which nothing is known yet. */
    blank: { ...state, unset: named.map(([, field]) => field) },
    /** The task with every value neutral. */
    neutral: { ...state, unset: [] },
    parse(search: string): ParsedSingle<T> {
      let told: Told = { task: neutral, unset: [], maxCostClass: null };
      const drafts: Record<string, string> = {};
      const problems: string[] = [];
      const refused: RefusedPart[] = [];
      const seen = new Set<string>();
      for (const [name, text] of new URLSearchParams(search)) {
        if (Object.hasOwn(fixed, name)) continue;
        const draftKey = name.startsWith(DRAFT) ? name.slice(DRAFT.length) : '';
        const reader = readers.get(name);
        const next = reader && !seen.has(name) ? reader.read(text, told) : null;
        if (DRAFT_KEY.test(draftKey)) drafts[draftKey] = text.slice(0, MAX_DRAFT);
        else if (!reader) problems.push(`参数 ${name.slice(0, 40)} 无法识别，已忽略`);
        else if (seen.has(name)) problems.push(`参数 ${name} 重复，只取第一个`);
        else if (next) told = next;
        else {
          const unread = { label: reader.label, text, expected: reader.expected };
          refused.push(unread);
          problems.push(refusal(unread));
        }
        seen.add(name);
      }
      return { state: { ...told, drafts }, problems, refused };
    },
    /** The one query string of a state, without `?`. */
    print({ task, unset, maxCostClass, drafts, said }: SingleState<T>): string {
      const pairs = parts.flatMap(part => {
        const text = part.print(task);
        return text === null ? [] : [`${part.key}=${text}`];
      });
      if (maxCostClass !== null) pairs.push(`${COST}=${maxCostClass}`);
      const empty = named.flatMap(([name, field]) => (unset.includes(field) ? [name] : []));
      if (empty.length > 0) pairs.push(`${UNSET}=${empty.join(',')}`);
      const typed = Object.keys(drafts)
        .sort()
        .map(key => `${DRAFT}${key}=${encodeURIComponent(drafts[key] ?? '')}`);
      const words = printSaid(said).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
      return [...Object.entries(fixed).map(pair => pair.join('=')), ...pairs, ...typed, ...words].join('&');
    },
  };
}
