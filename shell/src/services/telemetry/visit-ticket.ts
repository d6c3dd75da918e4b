import { SiteVisit } from '@shixuan/api/site-report';

/** The ticket of a page's reports. */
export interface VisitTicket {
  /** Undefined before it has come, and once it is out of date. */
  current(): string | undefined;
  /** Asks the site for a ticket where there is none; ends without one where the site does not answer. */
  wanted(): Promise<void>;
}

/** Asked for without hurry: what the page shows comes first. */
async function askSite(): Promise<SiteVisit> {
  if (!navigator.onLine) throw new Error('no network');
  const response = await fetch('/site/visit', { cache: 'no-store', priority: 'low' });
  if (!response.ok) throw new Error(`/site/visit: HTTP ${response.status}`);
  return SiteVisit.parse(await response.json());
}

/** Keeps the ticket for as long as it is good. After a failure the next report asks again. */
export function createVisitTicket(ask: () => Promise<SiteVisit> = askSite, now = () => performance.now()): VisitTicket {
  let kept: { ticket: string; until: number } | undefined;
  let asking: Promise<void> | undefined;
  const current = () => (kept && kept.until > now() ? kept.ticket : undefined);
  return {
    current,
    wanted() {
      if (current() !== undefined) return Promise.resolve();
      asking ??= ask()
        .then(
          ({ ticket, milliseconds }) => {
            kept = { ticket, until: now() + milliseconds };
          },
          () => undefined,
        )
        .finally(() => {
          asking = undefined;
        });
      return asking;
    },
  };
}
