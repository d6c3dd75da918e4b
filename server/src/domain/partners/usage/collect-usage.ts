import { chinaDay } from '../../../platform/china-time';

/** Callers without a key, and callers with a text that never was a key. Partners are named by their ids. */
export const ANONYMOUS = 'anonymous';
export const UNKNOWN_KEY = 'unknown-key';
/** Stands for all origins that are not counted by themselves. */
export const OTHER_ORIGINS = '*';

export interface Counts {
  requests: number;
  /** 429 */
  limited: number;
  /** 403 */
  refused: number;
  /** Everything else from 400 on. */
  errors: number;
}

/** A call of a foreign page or program that was answered. */
export interface Use {
  caller: string;
  keyId: string | null;
  /** As the browser sent it; empty: a program. */
  origin: string;
  /** Published name of the call. */
  call: string;
  status: number;
}

interface Of {
  day: string;
  caller: string;
}

/** What was counted since it was last taken. */
export interface UsageTally {
  calls: (Of & Counts & { call: string })[];
  origins: (Of & Counts & { origin: string })[];
  /** When each key was last used, by its id. */
  keys: Map<string, Date>;
}

export interface UsageCollector {
  count(use: Use): void;
  take(): UsageTally;
  /** Counts a tally that could not be stored once more. */
  putBack(tally: UsageTally): void;
}

/** Limit of origins in memory between two writes, in case a caller invents origins. */
const MOST_ORIGINS = 2000;
const LONGEST_ORIGIN = 100;

/** Adds up calls in memory, so that a busy page causes one write and not one per call. */
export function createUsageCollector(now = Date.now): UsageCollector {
  let calls = new Map<string, UsageTally['calls'][number]>();
  let origins = new Map<string, UsageTally['origins'][number]>();
  let keys = new Map<string, Date>();

  const addCall = ({ day, caller, call }: Of & { call: string }, counts: Counts) => {
    const id = `${day} ${caller} ${call}`;
    const row = calls.get(id) ?? { day, caller, call, ...none };
    calls.set(id, { ...row, ...sum(row, counts) });
  };
  const addOrigin = ({ day, caller, origin }: Of & { origin: string }, counts: Counts) => {
    const known = origins.get(`${day} ${caller} ${origin}`);
    const shown = known || origins.size < MOST_ORIGINS ? origin : OTHER_ORIGINS;
    const row = known ?? origins.get(`${day} ${caller} ${shown}`) ?? { day, caller, origin: shown, ...none };
    origins.set(`${day} ${caller} ${shown}`, { ...row, ...sum(row, counts) });
  };

  return {
    count({ caller, keyId, origin, call, status }) {
      const at = now();
      const day = chinaDay(at);
      const counts = countsOf(status);
      addCall({ day, caller, call }, counts);
      addOrigin({ day, caller, origin: plainOrigin(origin) }, counts);
      if (keyId) keys.set(keyId, new Date(at));
    },
    take() {
      const taken = { calls: [...calls.values()], origins: [...origins.values()], keys };
      calls = new Map();
      origins = new Map();
      keys = new Map();
      return taken;
    },
    putBack(tally) {
      for (const row of tally.calls) addCall(row, row);
      for (const row of tally.origins) addOrigin(row, row);
      for (const [id, at] of tally.keys) if (!keys.has(id)) keys.set(id, at);
    },
  };
}

const none: Counts = { requests: 0, limited: 0, refused: 0, errors: 0 };

const sum = (a: Counts, b: Counts): Counts => ({
  requests: a.requests + b.requests,
  limited: a.limited + b.limited,
  refused: a.refused + b.refused,
  errors: a.errors + b.errors,
});

const countsOf = (status: number): Counts => ({
  requests: 1,
  limited: Number(status === 429),
  refused: Number(status === 403),
  errors: Number(status >= 400 && status !== 429 && status !== 403),
});

/** Origin for the tally. A page without an origin of its own sends `null`; texts that are no web origin are not stored. */
function plainOrigin(origin: string): string {
  if (origin === '' || origin === 'null') return origin;
  const plain = URL.canParse(origin) ? new URL(origin).origin : '';
  return /^https?:/.test(plain) && plain.length <= LONGEST_ORIGIN ? plain : OTHER_ORIGINS;
}
