import type { SiteRecord, SiteReport } from '@shixuan/api/site-report';
import { siteRecord } from './site-records';
import type { Telemetry } from './telemetry';
import type { VisitTicket } from './visit-ticket';

/** On a page that does not say which version of the shell it runs. */
export const UNKNOWN_VERSION = '0.0.0';

/** Number of records that are sent without waiting for the end of the visit. */
const BATCH = 20;

/** Failures are sent at once, and those that follow within this time in one report, ms. */
const GAP_MS = 5000;

/** Number of equal failures that one page reports: versions are judged by how many visitors meet a failure. */
const MOST_EQUAL = 5;

export interface ReportOptions {
  revision: number;
  shell?: string | undefined;
  /** Proves that the site served this page. */
  ticket: VisitTicket;
}

/** Sends a report without waiting for an answer. A report that cannot be sent is lost. */
const sendBeacon = (report: SiteReport) =>
  void navigator.sendBeacon?.('/site/report', new Blob([JSON.stringify(report)], { type: 'application/json' }));

/**
 * Reports loads and failures of the page's versions to the site: failures at once, loads in batches, and the rest when
 * the page is hidden or left.
 */
export function reportRecords(
  telemetry: Telemetry,
  { revision, shell = UNKNOWN_VERSION, ticket }: ReportOptions,
  send: (report: SiteReport) => void = sendBeacon,
): void {
  let waiting: SiteRecord[] = [];
  let due: number | undefined;
  let lastSent = Number.NEGATIVE_INFINITY;
  const timesTold = new Map<string, number>();
  const flush = () => {
    window.clearTimeout(due);
    due = undefined;
    if (waiting.length === 0) return;
    const known = ticket.current();
    send({ revision, records: waiting, ...(known && { ticket: known }) });
    waiting = [];
    lastSent = performance.now();
  };
  /** A report without a ticket counts nowhere: the first one waits for it, save where the page is being left. */
  const flushWithTicket = () => {
    if (ticket.current()) flush();
    else void ticket.wanted().then(flush);
  };
  const isTooOften = (told: SiteRecord) => {
    const same = JSON.stringify(told);
    const times = (timesTold.get(same) ?? 0) + 1;
    timesTold.set(same, times);
    return times > MOST_EQUAL;
  };
  telemetry.follow(record => {
    const told = siteRecord(record, shell);
    if (!told || (told.kind === 'error' && isTooOften(told))) return;
    waiting.push(told);
    // Asked for with the first record: a visit may end soon after.
    if (!ticket.current()) void ticket.wanted();
    if (waiting.length >= BATCH) flush();
    // Failures of one moment, such as those of a page and its parts, go together.
    else if (told.kind === 'error')
      due ??= window.setTimeout(flushWithTicket, Math.max(0, lastSent + GAP_MS - performance.now()));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);
}
