import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Hypotheses, judgeSequentially } from './sequential-test';

const hypotheses: Hypotheses = { sound: 0.02, bad: 0.1, falseAlarm: 0.05, missed: 0.1 };

/** A generator of numbers from 0 to 1 that repeats (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Share of streams of visitors that are ever judged so, looked at after every visitor. */
function shareJudged(as: 'bad' | 'sound', failing: number, seed: number, streams = 2000, visitorsEach = 400): number {
  const next = numbersFrom(seed);
  let judged = 0;
  for (let stream = 0; stream < streams; stream += 1) {
    const trials = { visitors: 0, failing: 0 };
    while (trials.visitors < visitorsEach) {
      trials.visitors += 1;
      if (next() < failing) trials.failing += 1;
      if (judgeSequentially(trials, hypotheses) !== as) continue;
      judged += 1;
      break;
    }
  }
  return judged / streams;
}

/** Four standard errors of a share of 2000 streams at most: what chance alone may add. */
const CHANCE = 4 * Math.sqrt(0.1 / 2000);

test('sound versions are judged bad no more often than is said, looked at after every visitor', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: hypotheses.sound, noNaN: true }), fc.nat(), (share, seed) => {
      expect(shareJudged('bad', share, seed)).toBeLessThanOrEqual(hypotheses.falseAlarm + CHANCE);
    }),
    { numRuns: 10 },
  );
});

test('bad versions are judged sound no more often than is said, and judged bad in the end', () => {
  fc.assert(
    fc.property(fc.double({ min: hypotheses.bad, max: 1, noNaN: true }), fc.nat(), (share, seed) => {
      expect(shareJudged('sound', share, seed)).toBeLessThanOrEqual(hypotheses.missed + CHANCE);
      expect(shareJudged('bad', share, seed)).toBeGreaterThanOrEqual(0.97);
    }),
    { numRuns: 10 },
  );
});

test('few visitors are enough where all of them fail, and none tell nothing', () => {
  const strict = { ...hypotheses, falseAlarm: 0.001 };
  expect([0, 1, 4, 5].map(count => judgeSequentially({ visitors: count, failing: count }, strict))).toEqual([
    'open',
    'open',
    'open',
    'bad',
  ]);
  expect(judgeSequentially({ visitors: 60, failing: 0 }, { ...hypotheses, missed: 0.05 })).toBe('sound');
});

test('one more failure never helps a version, one more visitor without one never harms it', () => {
  const rank = { bad: 0, open: 1, sound: 2 };
  fc.assert(
    fc.property(fc.nat(300), fc.nat(300), (failing, fine) => {
      const judged = (more: number, ok: number) =>
        rank[judgeSequentially({ visitors: failing + fine + more + ok, failing: failing + more }, hypotheses)];
      expect(judged(1, 0)).toBeLessThanOrEqual(judged(0, 0));
      expect(judged(0, 1)).toBeGreaterThanOrEqual(judged(0, 0));
    }),
  );
});
