import * as z from 'zod/mini';
import { readJson, writeJson } from '../../lib/stored-json';
import type { ListedStorage, TextStorage } from '../../lib/text-storage';
import { HANG_MS, type Work } from './watch';

/**
 * Beginning of keys in the browser's storage, one for each tab: which versions are at work there. A key of its own, because tabs
 * write at the same time, and would bring back what another has just taken away.
 */
const AT_WORK_KEY = 'site:at-work:';
/** In the tab's storage: its name. */
const TAB_KEY = 'site:tab';

const WorkSchema = z.object({ app: z.string(), version: z.string(), route: z.string() });
const TabRecord = z.object({
  works: z.array(WorkSchema),
  /** When the page last ran, ms since 1970. */
  at: z.number(),
  /** Whether the page had a watch, which reports a hang by itself. */
  watched: z.boolean(),
});
type TabRecord = z.infer<typeof TabRecord>;

/** A document that ended without leave, while versions of remotes were at work. */
export type LeftRecord = Pick<TabRecord, 'works' | 'watched'>;

export interface WorkRecord {
  /** Notes the versions at work, and that the page runs. */
  write(works: readonly Work[], watched: boolean): void;
  /** To be called when nothing is at work, or the page is hidden: what ends it then is no hang. */
  clear(): void;
  /**
   * To be called when the document is left. One that had stood still until then, because its own tasks held it, was left because of it: the
   * record stays.
   */
  leave(wasHeld: boolean): void;
  /** Takes the record away for the rest of the document: a visitor who logs out leaves nothing behind. */
  end(): void;
}

export interface RecordStorage {
  /** Of the browser: a page that stands still is often closed, and opened in another tab. */
  storage: ListedStorage;
  /** Of the tab. */
  session: TextStorage;
  now?: () => number;
}

/** The keys of all tabs' records. */
const recordKeys = (storage: ListedStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(key =>
    key.startsWith(AT_WORK_KEY),
  );

/** The name of this tab, which outlives its documents. */
function tabOf(session: TextStorage): string {
  const known = session.getItem(TAB_KEY);
  if (known) return known;
  const name = Math.random().toString(36).slice(2, 10);
  try {
    session.setItem(TAB_KEY, name);
  } catch {
    // A full storage: the next document has another name.
  }
  return name;
}

/** Keeps this tab's record. A document that is left, hidden, or at rest has none. */
export function createWorkRecord({ storage, session, now = Date.now }: RecordStorage): WorkRecord {
  const key = AT_WORK_KEY + tabOf(session);
  let writtenAt: number | null = null;
  let isEnded = false;
  function clear(): void {
    if (writtenAt === null) return;
    writtenAt = null;
    storage.removeItem(key);
  }
  return {
    write(works, watched) {
      if (isEnded) return;
      writtenAt = now();
      writeJson(storage, key, { works: [...works], at: writtenAt, watched } satisfies TabRecord);
    },
    clear,
    leave(wasHeld) {
      if (writtenAt !== null && !(wasHeld && now() - writtenAt >= HANG_MS)) clear();
    },
    end() {
      isEnded = true;
      clear();
    },
  };
}

/**
 * Takes the records of documents that stood still: those that have not run for {@link HANG_MS}. One of this tab that ran later than
 * that is dropped, because its document has been replaced; one of another tab is left, because its document may be at work.
 */
export function takeLeftRecords({ storage, session, now = Date.now }: RecordStorage): LeftRecord[] {
  const own = AT_WORK_KEY + tabOf(session);
  return recordKeys(storage).flatMap(key => {
    const record = readJson(storage, key, z.nullable(TabRecord), null);
    const hasHung = record !== null && now() - record.at >= HANG_MS;
    const isAtWork = record !== null && !hasHung && key !== own;
    if (!isAtWork) storage.removeItem(key);
    return hasHung ? [record] : [];
  });
}
