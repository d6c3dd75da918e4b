import { SiteRevision } from '@shixuan/api/site-report';
import type { Deployment } from './deployment';

/**
 * How long a page is looked at before it opens the stream, and before it tries again where the site refused it, ms. Short visits and
 * the first load of a page are left alone.
 */
const WAIT_MS = 20_000;

/** Spread, so that pages which were opened by one event do not ask at once, ms. */
const SPREAD_MS = 10_000;

type Stream = Pick<EventSource, 'close' | 'readyState' | 'onmessage' | 'onerror'>;

export interface FollowOptions {
  /** Null where the browser has no streams. */
  open?: () => Stream | null;
  waitMs?: number;
  spreadMs?: number;
}

const CLOSED = 2;

/** Browsers inside other programs may have no streams: their pages hear of a deployment by the header of an answer alone. */
const openStream = (): Stream | null => (typeof EventSource === 'undefined' ? null : new EventSource('/site/events'));

/**
 * Receives from the site what is switched off and withdrawn, over one stream and only while the page is visible: a hidden page takes
 * no connection, and receives all of it when it is shown again. A lost connection is opened again by the browser.
 * @returns a function that ends it
 */
export function followDeployment(
  deployment: Pick<Deployment, 'told'>,
  { open = openStream, waitMs = WAIT_MS, spreadMs = SPREAD_MS }: FollowOptions = {},
): () => void {
  let stream: Stream | undefined;
  let due: number | undefined;

  function close(): void {
    window.clearTimeout(due);
    due = undefined;
    stream?.close();
    stream = undefined;
  }
  function follow(): void {
    due = undefined;
    if (!navigator.onLine) {
      look();
      return;
    }
    const opened = open();
    if (!opened) return;
    stream = opened;
    opened.onmessage = ({ data }) => {
      const now = read(data);
      if (now) deployment.told(now);
    };
    opened.onerror = () => {
      // Refused: the browser does not ask again.
      if (opened.readyState !== CLOSED || stream !== opened) return;
      close();
      look();
    };
  }
  function look(): void {
    if (document.visibilityState === 'hidden') close();
    else if (!stream) due ??= window.setTimeout(follow, waitMs + Math.random() * spreadMs);
  }
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('pagehide', close, { signal });
  window.addEventListener('pageshow', look, { signal });
  look();
  return () => {
    ended.abort();
    close();
  };
}

function read(text: unknown): SiteRevision | null {
  try {
    return SiteRevision.safeParse(JSON.parse(String(text))).data ?? null;
  } catch {
    return null;
  }
}
