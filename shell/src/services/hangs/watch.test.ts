import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BEAT_MS, HANG_MS, LONGEST_STEP_MS, startWatch, stepWatch, type Verdict, type WatchEvent } from './watch';

const work = { app: 'catalog', version: '1.0.0-aaaaaaaa', route: 'Light' };

/** What the watch tells over a sequence of events. */
function verdictsOf(events: readonly WatchEvent[]): Verdict[] {
  let watch = startWatch(0);
  return events.flatMap(event => {
    const step = stepWatch(watch, event);
    watch = step.watch;
    return step.verdict ?? [];
  });
}

/** The watch's own looks at the clock, one every second. */
const ticks = (from: number, to: number): WatchEvent[] =>
  Array.from({ length: Math.floor((to - from) / BEAT_MS) }, (_, i) => ({ kind: 'tick', at: from + (i + 1) * BEAT_MS }));

test('a shown page that is silent is told once, and once more with its whole length when it comes back', () => {
  const silent = ticks(0, 20_000);
  expect(verdictsOf([{ kind: 'work', works: [work], at: 0 }, ...silent, { kind: 'beat', at: 20_400 }])).toEqual([
    { kind: 'hang', works: [work], milliseconds: HANG_MS },
    { kind: 'ended', works: [work], milliseconds: 20_400 },
  ]);
});

test('it is told of the versions that were at work when the silence began', () => {
  const later = { ...work, version: '1.1.0-bbbbbbbb' };
  const events: WatchEvent[] = [
    { kind: 'work', works: [work], at: 0 },
    ...ticks(0, 9000),
    { kind: 'work', works: [later], at: 9500 },
    ...ticks(10_000, 20_000),
  ];
  expect(verdictsOf(events)).toEqual([
    { kind: 'hang', works: [work], milliseconds: HANG_MS },
    { kind: 'ended', works: [work], milliseconds: 9500 },
    { kind: 'hang', works: [later], milliseconds: expect.any(Number) },
  ]);
});

test('nobody is named where no remote is at work', () => {
  expect(verdictsOf(ticks(0, 60_000))).toEqual([]);
});

const begin: WatchEvent = { kind: 'work', works: [work], at: 0 };

/** Turns steps of time into events at their times. */
function timed(steps: readonly { ms: number; kind: 'tick' | 'beat' | 'shown' | 'hidden' }[]): WatchEvent[] {
  let at = 0;
  return steps.map(({ ms, kind }) => {
    at += ms;
    return { kind, at };
  });
}

const kinds = fc.constantFrom('tick' as const, 'beat' as const, 'shown' as const, 'hidden' as const);
const anySteps = fc.array(fc.record({ ms: fc.integer({ min: 0, max: 2 * LONGEST_STEP_MS }), kind: kinds }), {
  maxLength: 200,
});

test('a machine that sleeps is no hang, however often and long: neither page nor watch runs meanwhile', () => {
  const asleep = fc.record({
    ms: fc.integer({ min: LONGEST_STEP_MS + 1, max: 48 * 3600_000 }),
    kind: fc.constant('tick' as const),
  });
  const awake = fc.array(
    fc.record({ ms: fc.integer({ min: 0, max: BEAT_MS }), kind: fc.constantFrom('tick' as const, 'beat' as const) }),
    { maxLength: 6 },
  );
  const night = fc.tuple(asleep, awake).map(([sleep, then]) => [sleep, ...then, { ms: 100, kind: 'beat' as const }]);
  fc.assert(
    fc.property(fc.array(night, { maxLength: 30 }), nights => {
      expect(verdictsOf([begin, ...timed(nights.flat())])).toEqual([]);
    }),
  );
});

test('beats that are late, but not by a hang, are none', () => {
  const gap = fc.integer({ min: 0, max: HANG_MS - BEAT_MS });
  fc.assert(
    fc.property(fc.array(gap, { maxLength: 100 }), gaps => {
      let at = 0;
      const events = gaps.flatMap<WatchEvent>(ms => {
        const before = at;
        at += ms;
        return [...ticks(before, at), { kind: 'beat', at }];
      });
      expect(verdictsOf([begin, ...events])).toEqual([]);
    }),
  );
});

test('a hidden page may be silent as long as it likes, and begins anew when it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3600_000 }), fc.integer({ min: 0, max: HANG_MS - 1 }), (hidden, after) => {
      const shownAt = 100 + hidden;
      const events: WatchEvent[] = [
        begin,
        { kind: 'hidden', at: 100 },
        ...ticks(100, shownAt),
        { kind: 'shown', at: shownAt },
        ...ticks(shownAt, shownAt + after),
      ];
      expect(verdictsOf(events)).toEqual([]);
    }),
  );
});

test('over any sequence: hang and end alternate, each hang is as long as one, and none is longer than the time awake', () => {
  fc.assert(
    fc.property(anySteps, steps => {
      const verdicts = verdictsOf([begin, ...timed(steps)]);
      const awake = steps.reduce((sum, { ms }) => sum + (ms <= LONGEST_STEP_MS ? ms : 0), 0);
      expect(verdicts.map(({ kind }) => kind)).toEqual(verdicts.map((_, i) => (i % 2 === 0 ? 'hang' : 'ended')));
      for (const { milliseconds } of verdicts) {
        expect(milliseconds).toBeGreaterThanOrEqual(HANG_MS);
        expect(milliseconds).toBeLessThanOrEqual(awake);
      }
    }),
  );
});
