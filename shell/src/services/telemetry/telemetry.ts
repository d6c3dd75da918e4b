import { failureKind } from '../../lib/remote-failure';

type Data = Record<string, string | number | boolean>;

export interface TelemetryRecord {
  /** ms since the page began to load. */
  at: number;
  /** `catalog@1.0.0-3f9a2c1b`, or `shell`. */
  source: string;
  /** `load`: a page of a remote was made ready. */
  kind: 'event' | 'load' | 'error';
  name: string;
  data: Data;
}

const CAPACITY = 200;

export interface Telemetry {
  event(source: string, name: string, data?: Data): void;
  /** A page of the source was made ready, in so many milliseconds. */
  loaded(source: string, route: string, milliseconds: number): void;
  error(source: string, error: unknown, data?: Data): void;
  /** Whether this very error was reported already. */
  isReported(error: unknown): boolean;
  /** The last 200 records, oldest first. */
  records(): readonly TelemetryRecord[];
  /** Calls `listener` with each record from now on. */
  follow(listener: (record: TelemetryRecord) => void): void;
}

/** Keeps the last records in memory and sets performance marks. See site-records for the part that leaves the page. */
export function createTelemetry(): Telemetry {
  const ring: TelemetryRecord[] = [];
  const listeners: ((record: TelemetryRecord) => void)[] = [];
  const reported = new WeakSet<object>();
  const add = (source: string, kind: TelemetryRecord['kind'], name: string, data: Data) => {
    const record = { at: performance.now(), source, kind, name, data };
    ring.push(record);
    if (ring.length > CAPACITY) ring.shift();
    const mark = `${source}:${kind === 'event' ? name : kind}`;
    // The browser keeps every mark as long as the page lives, so only the last of each name is kept.
    performance.clearMarks(mark);
    performance.mark(mark);
    for (const listener of listeners) listener(record);
  };
  return {
    event: (source, name, data = {}) => add(source, 'event', name, data),
    loaded: (source, route, milliseconds) => add(source, 'load', route, { milliseconds }),
    error(source, error, data = {}) {
      if (typeof error === 'object' && error !== null) reported.add(error);
      const name = error instanceof Error ? error.message : String(error);
      add(source, 'error', name, { failure: failureKind(error), ...data });
    },
    isReported: error => typeof error === 'object' && error !== null && reported.has(error),
    records: () => [...ring],
    follow: listener => void listeners.push(listener),
  };
}
