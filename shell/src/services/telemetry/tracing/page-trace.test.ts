import { afterEach, expect, test, vi } from 'vitest';
import { readPageTrace } from './page-trace';

afterEach(() => void vi.restoreAllMocks());

function answeredWith(...serverTiming: { name: string; description: string }[]) {
  const entry = { serverTiming } as unknown as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

test('the page is part of the trace that its answer names', () => {
  answeredWith(
    { name: 'cdn', description: 'x' },
    { name: 'traceparent', description: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
  );
  expect(readPageTrace()).toEqual({ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) });
});

test.each([
  ['one that is not recorded', `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`],
  ['a cut one', `00-${'a'.repeat(32)}-01`],
])('%s is none', (_, description) => {
  answeredWith({ name: 'traceparent', description });
  expect(readPageTrace()).toBeNull();
});

test('an answer that says nothing is none', () => {
  answeredWith();
  expect(readPageTrace()).toBeNull();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  expect(readPageTrace()).toBeNull();
});
