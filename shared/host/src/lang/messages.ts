import { DEFAULT_LANGUAGE, type Language } from './language';

/** A text, or one with values in it. */
type Message = string | ((...values: never[]) => string);

/** The texts of a page or a part of one, by what they say; texts of one kind may stand in a table of their own. */
export interface MessageTable {
  readonly [key: string]: Message | MessageTable;
}

/** The same keys in another language, each with the same values. A missing or a surplus key does not compile. */
export type Translation<T extends MessageTable> = {
  readonly [Key in keyof T]: T[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : T[Key] extends MessageTable
      ? Translation<T[Key]>
      : string;
};

/** How the table of each further language comes: `() => import('./en')`. */
export type Translations<T extends MessageTable> = Readonly<
  Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, () => Promise<{ default: Translation<T> }>>
>;

/** Texts in every language that they were written in. */
export interface Messages<T extends MessageTable> {
  /** The table of a language, or the Chinese one while that has not come. */
  in(language: Language): Translation<T>;
  /**
   * Brings the table of a language; at once where it is there.
   * @throws the bundler's error where the file does not come; calling again tries again
   */
  load(language: Language): Promise<void>;
  /** As `load`, for whoever cannot wait: `report` hears of an attempt that failed, once however many asked for it. */
  bring(language: Language, report: (error: unknown) => void): void;
  /** Calls `listener` when a table has come; answers a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/**
 * Texts in Chinese, which are in the page's own code, and in other languages, each a file that comes when it is asked for.
 * Since contract 1.6.
 * @example export const messages = defineMessages({ files: (n: number) => `共 ${n} 份` }, { en: () => import('./en') });
 */
export function defineMessages<const T extends MessageTable>(
  chinese: T & Translation<T>,
  translations: Translations<T>,
): Messages<T> {
  const tables = new Map<Language, Translation<T>>([[DEFAULT_LANGUAGE, chinese]]);
  const pending = new Map<Language, Promise<void>>();
  const listeners = new Set<() => void>();

  async function fetchTable(language: keyof typeof translations): Promise<void> {
    try {
      tables.set(language, (await translations[language]()).default);
    } finally {
      pending.delete(language);
    }
    for (const listener of listeners) listener();
  }

  function load(language: Language): Promise<void> {
    if (language === DEFAULT_LANGUAGE || tables.has(language)) return Promise.resolve();
    const attempt = pending.get(language) ?? fetchTable(language);
    pending.set(language, attempt);
    return attempt;
  }

  return {
    in: language => tables.get(language) ?? chinese,
    load,
    bring(language, report) {
      if (!pending.has(language)) load(language).catch(report);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
