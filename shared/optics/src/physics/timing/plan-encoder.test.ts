import { expect, test } from 'vitest';
import { describeEncoder } from '../../describe/describe-encoder';
import { type EncoderInput, planEncoder } from './plan-encoder';

const none: EncoderInput = {
  mmPerRevolution: null,
  pulsesPerRevolution: null,
  mmPerPulse: null,
  edges: null,
  maxMultiplier: null,
  maxDivider: null,
  maxHz: null,
};
const plan = (change: Partial<EncoderInput>, speedMmS = 1000) => planEncoder({ ...none, ...change }, 0.05, speedMmS);

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

test('in words: what was given, what to set, and what comes of it', () => {
  const wheel = { ...none, mmPerRevolution: 200, pulsesPerRevolution: 2500, edges: 4 as const };
  const said = describeEncoder(wheel, 0.05, 1000);
  expect(said?.lines.map(({ label, text }) => `${label} ${text}`)).toEqual([
    '测量轮周长 200 mm',
    '每转脉冲数 2500 P/R',
    '行间距 50 µm',
    '计数边沿 ×4',
    '倍频 2',
    '分频 5',
    '残余长宽比误差 0 %',
    '脉冲频率 50 kHz，输入上限未填',
    '触发行频 20 kHz',
  ]);
  expect(said?.traces).toHaveLength(3);
  expect(describeEncoder(none, 0.05, 1000)).toBeNull();
  expect(describeEncoder({ ...none, mmPerRevolution: 200 }, 0.05, 1000)?.lines.at(-1)?.label).toBe('分频设置');
});
