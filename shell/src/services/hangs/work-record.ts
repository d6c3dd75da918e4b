import * as z from 'zod/mini';
import { readJson, writeJson } from '../../lib/stored-json';
import type { TextStorage } from '../../lib/text-storage';
import { HANG_MS, type Work } from './watch';

/** In the browser's storage: by tab, which versions are at work there. */
const AT_WORK_KEY = 'site:at-work';
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
const Tabs = z.record(z.string(), TabRecord);

/** A document that ended without leave, while versions of remotes were at work. */
export type LeftRecord = Pick<TabRecord, 'works' | 'watched'>;

export interface WorkRecord {
  /** Notes the versions at work, and that the page runs. */
  write(works: readonly Work[], watched: boolean): void;
  /** To be called when nothing is at work, or the page is hidden: what ends it then is no hang. */
  clear(): void;
  /** To be called when the document is left. One that had stood still until then was left because of it: the record stays. */
  leave(): void;
}

export interface RecordStorage {
  /** Of the browser: a page that stands still is often closed, and opened in another tab. */
  storage: TextStorage;
  /** Of the tab. */
  session: TextStorage;
  now?: () => number;
}

const readTabs = (storage: TextStorage) => readJson(storage, AT_WORK_KEY, Tabs, {});

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

function put(storage: TextStorage, tabs: Readonly<Record<string, TabRecord>>): void {
  if (Object.keys(tabs).length > 0) writeJson(storage, AT_WORK_KEY, tabs);
  else storage.removeItem(AT_WORK_KEY);
}

/** Keeps this tab's record. A document that is left, hidden, or at rest has none. */
export function createWorkRecord({ storage, session, now = Date.now }: RecordStorage): WorkRecord {
  const tab = tabOf(session);
  let writtenAt: number | null = null;
  function clear(): void {
    if (writtenAt === null) return;
    writtenAt = null;
    const { [tab]: _, ...others } = readTabs(storage);
    put(storage, others);
  }
  return {
    write(works, watched) {
      writtenAt = now();
      put(storage, { ...readTabs(storage), [tab]: { works: [...works], at: writtenAt, watched } });
    },
    clear,
    leave() {
      if (writtenAt !== null && now() - writtenAt < HANG_MS) clear();
    },
  };
}

/**
 * Takes the records of documents that stood still: those that have not run for {@link HANG_MS}. One of this tab that ran later than
 * that is dropped, because its document has been replaced; one of another tab is left, because its document may be at work.
 */
export function takeLeftRecords({ storage, session, now = Date.now }: RecordStorage): LeftRecord[] {
  const tab = tabOf(session);
  const entries = Object.entries(readTabs(storage));
  if (entries.length === 0) return [];
  const hasHung = ({ at }: TabRecord) => now() - at >= HANG_MS;
  put(storage, Object.fromEntries(entries.filter(([name, record]) => name !== tab && !hasHung(record))));
  return entries.map(([, record]) => record).filter(hasHung);
}
