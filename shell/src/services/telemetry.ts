type Data = Record<string, string | number | boolean>;

export interface TelemetryRecord {
  /** ms since the page began to load. */
  at: number;
  /** `catalog@1.0.0-3f9a2c1b`, or `shell`. */
  source: string;
  kind: 'event' | 'error';
  name: string;
  data: Data;
}

const CAPACITY = 200;

export interface Telemetry {
  event(source: string, name: string, data?: Data): void;
  error(source: string, error: unknown, data?: Data): void;
  /** The last 200 records, oldest first. */
  records(): readonly TelemetryRecord[];
}

/** Keeps the last records in memory and sets performance marks; nothing leaves the page. */
export function createTelemetry(): Telemetry {
  const ring: TelemetryRecord[] = [];
  const add = (source: string, kind: TelemetryRecord['kind'], name: string, data: Data) => {
    ring.push({ at: performance.now(), source, kind, name, data });
    if (ring.length > CAPACITY) ring.shift();
    performance.mark(`${source}:${kind === 'error' ? 'error' : name}`);
  };
  return {
    event: (source, name, data = {}) => add(source, 'event', name, data),
    error: (source, error, data = {}) =>
      add(source, 'error', error instanceof Error ? error.message : String(error), data),
    records: () => [...ring],
  };
}
