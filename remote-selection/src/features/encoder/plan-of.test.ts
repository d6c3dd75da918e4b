import { neutralState, type SelectionState } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { planOf } from './plan-of';

const { encoder: none } = neutralState('vision');
const plan = (change: Partial<SelectionState['encoder']>, speedMmS = 1000) =>
  planOf({ ...none, ...change }, 0.05, speedMmS);

test('a wheel of 200 mm with 2500 pulses, lines of 0.05 mm: 2 lines of 5 counts of 0.02 mm', () => {
  const planned = plan({ mmPerRevolution: 200, pulsesPerRevolution: 2500, edges: 4 });
  expect(planned).toMatchObject({
    plan: { edges: 4, multiplier: 2, divider: 5, aspect: 'pass', frequency: 'unknown' },
  });
  expect('plan' in planned && planned.plan.frequencyHz).toBeCloseTo(50_000, 6);
  expect('plan' in planned && planned.plan.lineRateHz).toBeCloseTo(20_000, 6);
});

test('the way of one pulse counts before the wheel, and the limit of the input is judged', () => {
  const wheel = { mmPerRevolution: 200, pulsesPerRevolution: 2500 };
  expect(plan({ ...wheel, mmPerPulse: 0.01, maxHz: 50_000 })).toMatchObject({
    plan: { edges: 1, multiplier: 1, divider: 5, frequency: 'fail' },
  });
});

test('a narrow range of ratios leaves the picture out of proportion', () => {
  expect(plan({ mmPerPulse: 0.02, edges: 1, maxMultiplier: 1 })).toMatchObject({ plan: { aspect: 'warn' } });
});

test('what is lacking is said', () => {
  expect(plan({ mmPerRevolution: 200 })).toMatchObject({ lacking: expect.stringContaining('每转脉冲数') });
  expect(plan({ mmPerPulse: 0.02 }, 0)).toMatchObject({ lacking: expect.stringContaining('填速度') });
});
