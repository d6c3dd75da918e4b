import { expect, test } from 'vitest';
import { CANARY_LIMITS, judgeVersion, LIVE_LIMITS } from './judge-version';

const of = (visitors: number, failing: number) => ({ visitors, failing });
const judged = (...[own, compared]: [ReturnType<typeof of>, ReturnType<typeof of>]) =>
  judgeVersion(own, compared, CANARY_LIMITS).judgement;

test.each([
  ['fails for one visitor in ten', of(200, 20), of(1000, 2), 'bad'],
  ['fails for all of its first five visitors', of(5, 5), of(0, 0), 'bad'],
  ['fails for four visitors, who may be one person’s', of(4, 4), of(0, 0), 'open'],
  ['fails no more often than the version beside it', of(300, 30), of(900, 100), 'sound'],
  ['fails for one visitor of a hundred', of(300, 3), of(1000, 0), 'sound'],
  ['has few visitors without a failure', of(10, 0), of(1000, 0), 'open'],
  ['fails while everything fails', of(300, 290), of(300, 200), 'open'],
] as const)('a version that %s', (_, own, compared, expected) => expect(judged(own, compared)).toBe(expected));

test('the reason tells both shares', () => {
  expect(judgeVersion(of(20, 10), of(500, 1), CANARY_LIMITS).reason).toBe(
    '20 位访客中 10 位遇到错误（50.0 %，对照 0.2 %）',
  );
});

test('the live version needs more for an alarm than a canary for a withdrawal', () => {
  expect(judgeVersion(of(5, 5), of(1000, 1), LIVE_LIMITS).judgement).toBe('open');
  expect(judgeVersion(of(6, 6), of(1000, 1), LIVE_LIMITS).judgement).toBe('bad');
});
