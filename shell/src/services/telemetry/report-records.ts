import type { SiteRecord, SiteReport } from '@shixuan/api/site-report';
import { siteRecord } from './site-records';
import type { Telemetry } from './telemetry';

/** On a page that does not say which version of the shell it runs. */
export const UNKNOWN_VERSION = '0.0.0';

/** Number of records that are sent without waiting for the end of the visit. */
const BATCH = 20;

/** Sends a report without waiting for an answer. A report that cannot be sent is lost. */
const sendBeacon = (report: SiteReport) =>
  void navigator.sendBeacon?.('/site/report', new Blob([JSON.stringify(report)], { type: 'application/json' }));

/**
 * Reports loads and failures of the page's versions to the site: in batches, and the rest when the page is hidden or
 * left.
 */
export function reportRecords(
  telemetry: Telemetry,
  { revision, shell = UNKNOWN_VERSION }: { revision: number; shell?: string | undefined },
  send: (report: SiteReport) => void = sendBeacon,
): void {
  let waiting: SiteRecord[] = [];
  const flush = () => {
    if (waiting.length > 0) send({ revision, records: waiting });
    waiting = [];
  };
  telemetry.follow(record => {
    const told = siteRecord(record, shell);
    if (told) waiting.push(told);
    if (waiting.length >= BATCH) flush();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);
}
