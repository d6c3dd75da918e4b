import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenSpan, SpanStart } from './spans';
import { useTracing } from './spans';

export interface RecordedSpan extends SpanStart {
  /** Name of the span that it is a part of; undefined where it begins a trace. */
  parent: string | undefined;
  /** `null` for one that ended well, undefined while it goes on. */
  errorType: string | null | undefined;
}

/**
 * Keeps the spans of this process in place of the SDK, until `stop`. Those that ended are listed, in the order of their ends, without
 * those of work that other files of the worker left behind.
 */
export function recordSpans(): { ended: RecordedSpan[]; stop(): void } {
  const ended: RecordedSpan[] = [];
  const current = new AsyncLocalStorage<string>();
  const begin = (start: SpanStart): OpenSpan => {
    const span: RecordedSpan = { ...start, parent: current.getStore(), errorType: undefined };
    return {
      traceId: '0'.repeat(32),
      traceparent: '',
      isRecorded: true,
      set: () => undefined,
      within: work => current.run(start.name, work),
      end(errorType) {
        span.errorType = errorType ?? null;
        ended.push(span);
      },
    };
  };
  const stop = useTracing({
    begin,
    beginAsked: begin,
    isRecording: () => true,
    bound: work => AsyncLocalStorage.bind(work),
  });
  return { ended, stop };
}
