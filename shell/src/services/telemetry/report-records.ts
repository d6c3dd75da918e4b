import type { SiteRecord, SiteReport } from '@shixuan/api/site-report';
import { siteRecord } from './site-records';
import type { Telemetry } from './telemetry';

/** On a page that does not say which version of the shell it runs. */
export const UNKNOWN_VERSION = '0.0.0';

/** So many records are sent without waiting for the end of the visit. */
const BATCH = 20;

/** Sends a report without waiting for an answer; what cannot be sent is lost, which is no fault of the page. */
const sendBeacon = (report: SiteReport) =>
  void navigator.sendBeacon?.('/site/report', new Blob([JSON.stringify(report)], { type: 'application/json' }));

/** Tells the site how the versions of this page fare: in batches, and with what is left when the page is hidden or left. */
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
