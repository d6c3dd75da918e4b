import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CANARY_LIMITS, failureShare, judgeCanary } from './judge-canary';

const fared = (loads: number, failures: number, failingVisitors = 5) => {
  const byKind: Record<string, number> = failures > 0 ? { render: failures } : {};
  return { loads, failures: byKind, failingVisitors };
};

test.each([
  ['fails for one in ten', fared(270, 30), fared(1000, 2), true],
  ['fails no more often than the version before', fared(270, 30), fared(900, 100), false],
  ['has too few reports', fared(100, 90), fared(1000, 2), false],
  ['fails for one visitor only', fared(270, 30, 1), fared(1000, 2), false],
  ['fails for one in a hundred', fared(990, 10), fared(1000, 0), false],
  ['has no version before it', fared(150, 60), undefined, true],
])('a version that %s', (_, canary, standing, goes) => {
  expect(judgeCanary(canary, standing) !== null).toBe(goes);
});

test('the reason tells both shares', () => {
  expect(judgeCanary(fared(270, 30), fared(998, 2))).toBe(
    '错误率 10.0 %，正式版为 0.2 %（300 次报告，至少 5 位访客遇到错误）',
  );
});

test('nothing reported is no failure', () => {
  expect(judgeCanary(undefined, undefined)).toBeNull();
  expect(failureShare(undefined)).toBe(0);
});

test('a version that goes would go with one failure more, too', () => {
  const counts = fc.record({ loads: fc.nat(2000), failures: fc.nat(2000), visitors: fc.nat(10) });
  fc.assert(
    fc.property(counts, counts, (a, b) => {
      const standing = fared(b.loads, b.failures, b.visitors);
      const goes = judgeCanary(fared(a.loads, a.failures, a.visitors), standing) !== null;
      if (goes) expect(judgeCanary(fared(a.loads, a.failures + 1, a.visitors), standing)).not.toBeNull();
      if (goes) expect(a.loads + a.failures).toBeGreaterThanOrEqual(CANARY_LIMITS.minReports);
    }),
  );
});
