import type { SiteReport } from '@shixuan/api/site-report';
import { hangRecords } from './hang-records';
import type { FromWatch, ToWatch } from './messages';
import { BEAT_MS, startWatch, stepWatch, type Verdict, type WatchEvent } from './watch';

// Runs beside the page: what blocks the page's main thread does not block this.

let watch = startWatch(performance.now());
let revision = 0;
let ticket: string | undefined;

const answer = (message: FromWatch) => self.postMessage(message);

/** A report that cannot be sent is lost, as those of the page are. */
function report(verdict: Verdict): void {
  const body: SiteReport = { revision, records: hangRecords(verdict), ...(ticket !== undefined && { ticket }) };
  const headers = { 'content-type': 'application/json' };
  // `keepalive`: somebody whose page stands still closes it.
  void fetch('/site/report', { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(
    () => undefined,
  );
}

function take(event: WatchEvent): void {
  const { watch: next, verdict } = stepWatch(watch, event);
  watch = next;
  if (!verdict) return;
  report(verdict);
  if (verdict.kind === 'hang') answer({ kind: 'hung', works: verdict.works });
}

self.onmessage = ({ data }: MessageEvent<ToWatch>) => {
  const at = performance.now();
  if (data.kind !== 'reporting') return take({ ...data, at });
  ({ revision, ticket } = data);
  answer({ kind: 'ready' });
  return take({ kind: 'beat', at });
};
setInterval(() => take({ kind: 'tick', at: performance.now() }), BEAT_MS);
