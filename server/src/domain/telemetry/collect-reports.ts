import { createHash, randomBytes } from 'node:crypto';
import type { SiteReport } from '@shixuan/api/site-report';
import { classOf } from './load-times';

/** Length of the spans over which reports are added up. */
export const SPAN_MS = 5 * 60_000;

/** Limit of records per visitor, version and span, so that no single visitor makes a version look bad. */
const MOST_OF_ONE_VISITOR = 20;

/** Reports of one version within one span since the last `take`. */
export interface Tally {
  app: string;
  version: string;
  /** Begin of the span. */
  at: Date;
  loads: number;
  failures: Record<string, number>;
  times: Record<string, number>;
  /** Visitors who met a failure since the span began, not only since the last `take`. */
  failingVisitors: number;
}

export interface ReportCollector {
  /** Adds a page's report. Records of unknown versions are ignored. */
  add(report: SiteReport, address: string): void;
  /** Returns and clears the tallies since the last call. */
  take(): Tally[];
}

/**
 * Adds up reports in memory, so that a busy site writes to the database every few seconds and not for every visitor.
 * Visitors are told apart by a keyed hash of their address; the key is random and never leaves this process.
 */
export function createReportCollector(
  isKnown: (app: string, version: string) => boolean,
  now = Date.now,
): ReportCollector {
  const key = randomBytes(16);
  let tallies = new Map<string, Tally>();
  let span = 0;
  /** Records by visitor and version, and those whose records held a failure, within the span. */
  let counted = new Map<string, number>();
  let failing = new Map<string, Set<string>>();

  const visitorOf = (address: string) => createHash('sha256').update(key).update(address).digest('base64url');

  function beginSpan(): number {
    const current = Math.floor(now() / SPAN_MS) * SPAN_MS;
    if (current !== span) {
      span = current;
      counted = new Map();
      failing = new Map();
    }
    return current;
  }

  function tallyOf(app: string, version: string, at: number): Tally {
    const id = `${app} ${version} ${at}`;
    const tally = tallies.get(id) ?? {
      app,
      version,
      at: new Date(at),
      loads: 0,
      failures: {},
      times: {},
      failingVisitors: 0,
    };
    tallies.set(id, tally);
    return tally;
  }

  return {
    add({ records }, address) {
      const at = beginSpan();
      const visitor = visitorOf(address);
      for (const { kind, app, version, failure, milliseconds } of records) {
        if (!isKnown(app, version)) continue;
        const one = `${visitor} ${app} ${version}`;
        const before = counted.get(one) ?? 0;
        if (before >= MOST_OF_ONE_VISITOR) continue;
        counted.set(one, before + 1);
        const tally = tallyOf(app, version, at);
        if (kind === 'load') {
          tally.loads += 1;
          if (milliseconds !== undefined) increase(tally.times, String(classOf(milliseconds)));
          continue;
        }
        increase(tally.failures, failure ?? 'other');
        const visitors = failing.get(`${app} ${version}`) ?? new Set<string>();
        failing.set(`${app} ${version}`, visitors.add(visitor));
        tally.failingVisitors = visitors.size;
      }
    },
    take() {
      const taken = [...tallies.values()];
      tallies = new Map();
      return taken;
    },
  };
}

function increase(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
