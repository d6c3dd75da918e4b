import { settable } from './settable';

/** What a document says of itself, as `house.typ` takes it. */
export interface DocumentFacts {
  title: string;
  subject: string;
  landscape: boolean;
  date: { year: number; month: number; day: number; hour: number; minute: number; second: number };
  /** On every page: of what it is, its date and the number of the page, what its figures are worth. */
  foot: { name: string; url: string | null; date: string; note: string } | null;
}

interface Sheet {
  title: string;
  subject: string;
  /** ISO 8601: nothing in a document depends on when it is made. */
  updatedAt: string;
  landscape?: boolean;
  foot?: { name: string; url?: string; note: string; dateLabel?: string };
}

export function documentFacts({ title, subject, updatedAt, landscape = false, foot }: Sheet): DocumentFacts {
  const at = new Date(updatedAt);
  return {
    title: settable(title),
    subject: settable(subject),
    landscape,
    date: {
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: at.getUTCSeconds(),
    },
    foot: foot
      ? {
          name: foot.name,
          url: foot.url || null,
          date: `${foot.dateLabel ?? ''}${updatedAt.slice(0, 10)}`,
          note: foot.note,
        }
      : null,
  };
}

/** A text that begins with an address, as a link to it. */
export function linked<T extends { text: string }>(row: T): T & { url: string | null } {
  const [found = ''] = /^https?:\/\/[^（\s]+/.exec(row.text) ?? [];
  return { ...row, url: URL.canParse(found) ? new URL(found).href : null };
}
