import type { TelemetryRecord } from '../telemetry';

/** A finished part of a visit; times in ms since the page began to load. */
export interface VisitSpan {
  id: string;
  parentId: string;
  name: string;
  /** Whether it asked the server. */
  isCall: boolean;
  begunMs: number;
  endedMs: number;
  attributes: Readonly<Record<string, string | number>>;
  /** Of a known list of kinds of failure; absent where it did not fail. */
  failure?: string | undefined;
}

export interface OpenCall {
  /** The header that makes the server's part of the call a child of this one. */
  traceparent: string;
  /**
   * @param status of the answer; absent where none came
   * @param failure as the request layer names it. What the visitor is told, such as a wrong password, is none here
   */
  end(outcome: { status?: number | undefined; failure?: string | undefined }): void;
}

export interface VisitSpans {
  /** Begins a call of the API. */
  call(path: string): OpenCall;
  /** Keeps the load of a page of a remote, or of the shell. */
  loaded(record: TelemetryRecord): void;
  /** Begins a change of page; what begins until its end is part of it. @returns its end */
  opening(path: string): () => void;
  /** The finished spans since it was asked last. */
  take(): VisitSpan[];
  /** Told of each finished span. */
  follow(listener: () => void): void;
}

const FAULTS: readonly string[] = ['network', 'outOfStep'];

/** A visit that goes on for hours tells of its beginning. */
const MOST_SPANS = 300;

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Keeps the parts of a visit whose page is traced: its calls, loads and changes of page. */
export function createVisitSpans(
  { traceId, spanId }: { traceId: string; spanId: string },
  now = () => performance.now(),
): VisitSpans {
  let finished: VisitSpan[] = [];
  let count = 0;
  let parentId = spanId;
  let tell: () => void = () => undefined;
  const add = (span: VisitSpan) => {
    count += 1;
    if (count > MOST_SPANS) return;
    finished.push(span);
    tell();
  };
  return {
    call(path) {
      const begun = { id: newId(), parentId, name: `POST /web${path}`, isCall: true, begunMs: now() };
      return {
        traceparent: `00-${traceId}-${begun.id}-01`,
        end({ status, failure }) {
          const attributes = {
            'http.request.method': 'POST',
            'url.path': `/web${path}`,
            ...(status !== undefined && { 'http.response.status_code': status }),
          };
          const isFault = (failure !== undefined && FAULTS.includes(failure)) || (status ?? 0) >= 500;
          add({ ...begun, endedMs: now(), attributes, failure: isFault ? failure : undefined });
        },
      };
    },
    loaded({ kind, source, name, data, at }) {
      if (kind !== 'load') return;
      const [app = '', version] = source.split('@');
      const attributes = {
        'shixuan.app': app,
        ...(version !== undefined && { 'shixuan.version': version }),
        ...(name !== '' && { 'shixuan.route': name }),
      };
      const begunMs = Math.max(0, at - Number(data.milliseconds));
      add({ id: newId(), parentId, name: `load ${app}`, isCall: false, begunMs, endedMs: at, attributes });
    },
    opening(path) {
      const begun = { id: newId(), parentId: spanId, name: 'open route', isCall: false, begunMs: now() };
      parentId = begun.id;
      return () => {
        // Another change may have begun meanwhile.
        if (parentId === begun.id) parentId = spanId;
        add({ ...begun, endedMs: now(), attributes: { 'url.path': path } });
      };
    },
    take() {
      const taken = finished;
      finished = [];
      return taken;
    },
    follow: listener => {
      tell = listener;
    },
  };
}
