import type { SiteRecord, SiteReport } from '@shixuan/api/site-report';
import { classOf } from './load-times';
import type { PageTicket } from './page-tickets';

/** Length of the spans over which reports are added up. */
export const SPAN_MS = 5 * 60_000;

/** Limit of records per visitor, version and span, so that no single visitor makes a version look bad. */
const MOST_OF_ONE_VISITOR = 20;

/**
 * Failures that say nothing of the version that they name: page and API of different editions; a page that stood still while several
 * versions were at work; the end of a hang that was counted when it began.
 */
export const UNCOUNTED_FAILURES: readonly string[] = ['outOfStep', 'hangAmong', 'hangEnded'];

/** Failures that are told by the route, because nothing else is known of them: `hang:Light`. */
const BY_ROUTE: readonly string[] = ['hang', 'hangAmong', 'hangEnded'];

/** Names of routes are what remotes call them; anything else was made up. */
const routeName = /^[\w:.-]{1,60}$/;

/** Different failures that are told apart of one version in one span: what strangers send must not fill the table. */
const MOST_FAILURES = 40;

/** The kind of a failure that is kept as `kind` or `kind:route`. */
export const kindOf = (failure: string): string => failure.split(':', 1)[0] ?? failure;

/** Reports of one version within one span since the last `take`. */
export interface Tally {
  app: string;
  version: string;
  /** Begin of the span. */
  at: Date;
  loads: number;
  /** By kind; hangs by kind and route, `hang:Light`. */
  failures: Record<string, number>;
  times: Record<string, number>;
  /** Visitors of whom nothing had been told today. */
  visitors: number;
  /** Visitors who met their first failure of today. */
  failingVisitors: number;
}

export interface ReportCollector {
  /** Adds a page's report. Records of unknown versions, and of those that the page was not served, are ignored. */
  add(report: SiteReport, ticket: PageTicket): void;
  /** Returns and clears the tallies since the last call. */
  take(): Tally[];
  /** Takes tallies back that could not be stored; beyond some the oldest are forgotten. */
  putBack(taken: readonly Tally[]): void;
}

/** Tallies that are kept while they cannot be stored: some versions over a day. */
const MOST_KEPT = 2000;

const DAY_MS = 24 * 3600_000;

/** Visitors that are remembered of one version on one day; later ones count in loads and failures alone. */
const MOST_VISITORS = 50_000;

/**
 * Adds up reports in memory, so that a busy site writes to the database every few seconds and not for every visitor. A visitor
 * counts once for each version and day, as one without or with a failure: versions are judged by that count, which nobody raises
 * by reporting often.
 * @param onHang told of each hang that is added, for what is not added up: its length
 */
export function createReportCollector(
  isKnown: (app: string, version: string) => boolean,
  now = Date.now,
  onHang: (record: SiteRecord) => void = () => undefined,
): ReportCollector {
  let tallies = new Map<string, Tally>();
  let span = 0;
  /** Records by visitor and version within the span. */
  let counted = new Map<string, number>();
  let day = 0;
  /** By version: whether each visitor of today met a failure. */
  let visitors = new Map<string, Map<string, boolean>>();

  function beginSpan(): number {
    const current = Math.floor(now() / SPAN_MS) * SPAN_MS;
    if (current !== span) {
      span = current;
      counted = new Map();
    }
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) {
      day = today;
      visitors = new Map();
    }
    return current;
  }

  function countVisitor(tally: Tally, visitor: string, failed: boolean): void {
    const id = `${tally.app} ${tally.version}`;
    const known = visitors.get(id) ?? new Map<string, boolean>();
    visitors.set(id, known);
    const before = known.get(visitor);
    if (before === undefined && known.size >= MOST_VISITORS) return;
    if (before === undefined) tally.visitors += 1;
    if (failed && !before) tally.failingVisitors += 1;
    known.set(visitor, failed || before === true);
  }

  function tallyOf(app: string, version: string, at: number): Tally {
    const id = idOf(app, version, at);
    const tally = tallies.get(id) ?? {
      app,
      version,
      at: new Date(at),
      loads: 0,
      failures: {},
      times: {},
      visitors: 0,
      failingVisitors: 0,
    };
    tallies.set(id, tally);
    return tally;
  }

  return {
    add({ records }, { visitor, versions }) {
      const at = beginSpan();
      for (const record of records) {
        const { kind, app, version, route, failure = 'other', milliseconds } = record;
        if (!versions.includes(`${app}@${version}`) || !isKnown(app, version)) continue;
        const one = `${visitor} ${app} ${version}`;
        const before = counted.get(one) ?? 0;
        if (before >= MOST_OF_ONE_VISITOR) continue;
        counted.set(one, before + 1);
        const tally = tallyOf(app, version, at);
        if (kind === 'load' || !UNCOUNTED_FAILURES.includes(failure)) countVisitor(tally, visitor, kind === 'error');
        if (kind === 'error' && BY_ROUTE.includes(failure)) onHang(record);
        if (kind === 'error') increase(tally.failures, nameOf(tally.failures, failure, route));
        else {
          tally.loads += 1;
          if (milliseconds !== undefined) increase(tally.times, String(classOf(milliseconds)));
        }
      }
    },
    take() {
      const taken = [...tallies.values()];
      tallies = new Map();
      return taken;
    },
    putBack(taken) {
      const since = tallies;
      tallies = new Map(
        taken.slice(-MOST_KEPT).map(tally => [idOf(tally.app, tally.version, tally.at.getTime()), tally]),
      );
      for (const tally of since.values()) addTo(tallyOf(tally.app, tally.version, tally.at.getTime()), tally);
    },
  };
}

const idOf = (app: string, version: string, at: number): string => `${app} ${version} ${at}`;

function addTo(sum: Tally, more: Tally): void {
  sum.loads += more.loads;
  sum.visitors += more.visitors;
  sum.failingVisitors += more.failingVisitors;
  for (const name of ['failures', 'times'] as const)
    for (const [key, count] of Object.entries(more[name])) sum[name][key] = (sum[name][key] ?? 0) + count;
}

function nameOf(told: Readonly<Record<string, number>>, failure: string, route = ''): string {
  const name = `${failure}:${route}`;
  const isTold = BY_ROUTE.includes(failure) && routeName.test(route);
  return isTold && (name in told || Object.keys(told).length < MOST_FAILURES) ? name : failure;
}

function increase(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
