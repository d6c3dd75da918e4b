import { z } from 'zod';

/**
 * Spans of a page as its browser sends them: OTLP in JSON, of which only what the shell writes is read. Names and values have forms
 * in which a visitor's words have no place; everything else of a span is left out.
 */

const PATH = /^\/[\w./-]{0,120}$/;

/** Text attributes that are handed on, with their form. */
const texts: ReadonlyMap<string, RegExp> = new Map([
  ['error.type', /^[a-zA-Z_]{1,30}$/],
  ['http.request.method', /^POST$/],
  ['shixuan.app', /^[a-z][a-z0-9-]{1,30}$/],
  ['shixuan.route', /^[\w-]{1,60}$/],
  ['shixuan.version', /^[\w.+-]{1,40}$/],
  ['url.path', PATH],
]);
const NUMBER = 'http.response.status_code';

const Value = z.union([
  z.object({ stringValue: z.string().max(200) }),
  z.object({ intValue: z.int().min(100).max(599) }),
]);
type Attribute = { key: string; value: z.output<typeof Value> };

const isKnown = ({ key, value }: Attribute): boolean =>
  'intValue' in value ? key === NUMBER : texts.get(key)?.test(value.stringValue) === true;

const Attributes = z
  .array(z.object({ key: z.string().max(100), value: z.unknown() }))
  .max(20)
  .transform(given =>
    given
      .flatMap(({ key, value }): Attribute[] => {
        const { data } = Value.safeParse(value);
        return data ? [{ key, value: data }] : [];
      })
      .filter(isKnown),
  );

const nanoseconds = z.string().regex(/^\d{16,20}$/);

const Span = z.object({
  traceId: z.string().regex(/^(?!0{32})[0-9a-f]{32}$/),
  spanId: z.string().regex(/^(?!0{16})[0-9a-f]{16}$/),
  /** The page's, or one of its own: a browser begins no trace. */
  parentSpanId: z.string().regex(/^(?!0{16})[0-9a-f]{16}$/),
  name: z.string().regex(/^(?:POST \/web\/[\w/]{1,80}|load [a-z][a-z0-9-]{1,30}|open route)$/),
  /** Internal, or client. */
  kind: z.union([z.literal(1), z.literal(3)]),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes: Attributes,
  status: z.object({ code: z.union([z.literal(0), z.literal(2)]) }),
});
export type BrowserSpan = z.output<typeof Span>;

/** More than the shell sends at once. */
const MOST_SPANS = 100;

const Traces = z.object({
  resourceSpans: z
    .array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span).max(MOST_SPANS) })).max(4) }))
    .max(4),
});

/** A visit is hours long at most, and clocks of visitors are wrong by hours: further away is made up, ms. */
const MOST_DISTANCE_MS = 24 * 3600_000;

/** The spans of a body; undefined where it is none of the shell's. */
export function readVisitSpans(body: unknown, now: number): BrowserSpan[] | undefined {
  const parsed = Traces.safeParse(body);
  if (!parsed.success) return undefined;
  const spans = parsed.data.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  const isNear = (time: string) => Math.abs(Number(BigInt(time) / 1_000_000n) - now) < MOST_DISTANCE_MS;
  const isRight = ({ startTimeUnixNano: start, endTimeUnixNano: end }: BrowserSpan) =>
    isNear(start) && isNear(end) && BigInt(start) <= BigInt(end);
  return spans.length <= MOST_SPANS && spans.every(isRight) ? spans : undefined;
}
