import type { Telemetry } from '../telemetry';
import type { VisitTicket } from '../visit-ticket';
import type { PageTrace } from './page-trace';
import type { createSpanSender } from './send-spans';
import { createVisitSpans } from './visit-spans';

/** The part of the router that says when the page changes. */
interface Routing {
  subscribe(
    listener: (state: { navigation: { state: string; location?: { pathname: string } | undefined } }) => void,
  ): unknown;
}

/** What the page shows comes first, ms. */
const PATIENCE_MS = 3000;

const loadSender = () => import('./send-spans').then(module => module.createSpanSender);

/** Keeps the loads, calls and changes of page of a visit that is traced, and sends them, some seconds after the first. */
export function traceVisit(
  trace: PageTrace,
  { telemetry, ticket, routing }: { telemetry: Telemetry; ticket: VisitTicket; routing: Routing },
  load: () => Promise<typeof createSpanSender> = loadSender,
): void {
  const spans = createVisitSpans(trace);
  trace.spans = spans;
  for (const record of telemetry.records()) spans.loaded(record);
  telemetry.follow(spans.loaded);
  let opened: (() => void) | undefined;
  routing.subscribe(({ navigation: { state, location } }) => {
    if (state === 'idle') {
      opened?.();
      opened = undefined;
    } else if (!opened && location) opened = spans.opening(location.pathname);
  });
  window.setTimeout(async () => {
    const create = await load().catch(() => undefined);
    const send = create?.(trace.traceId, ticket);
    // Without the file nothing is sent, and nothing is kept.
    const flush = () => {
      const taken = spans.take();
      send?.(taken);
    };
    spans.follow(flush);
    flush();
  }, PATIENCE_MS);
}
