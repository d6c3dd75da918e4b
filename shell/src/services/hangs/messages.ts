import type { Work } from './watch';

/** From the page to its watch. */
export type ToWatch =
  | { kind: 'beat' | 'shown' | 'hidden' }
  | { kind: 'work'; works: readonly Work[] }
  /** What the watch needs for its reports: the revision of the page's registry, and the proof that the site served it. */
  | { kind: 'reporting'; revision: number; ticket: string };

/** From the watch to its page. */
export type FromWatch =
  /** From now on it reports what it finds. */
  | { kind: 'ready' }
  /** The page was silent; it reads this when it can run again. */
  | { kind: 'hung'; works: readonly Work[] };
