import { defineFormula } from '../../formula/define-formula';
import { uniformMotion } from '../../formula/sources/own-rule';
import { speedMmS } from './variables';

/** Position error of a moving part between images caused by trigger jitter, µm. @throws OpticsInputError */
export const triggerJitterUm = defineFormula<{ speedMmS: number; jitterUs: number }>({
  symbol: 'Δx',
  label: '触发抖动引起的位置误差',
  unit: 'µm',
  expression: 'v × Δt ÷ 1000',
  inputs: { speedMmS, jitterUs: { symbol: 'Δt', label: '触发抖动', unit: 'µs', min: 0, max: 1_000_000 } },
  source: uniformMotion,
  compute: ({ speedMmS, jitterUs }) => (speedMmS * jitterUs) / 1000,
});

/** Travel of the part between trigger and flash, by which the trigger is moved forward, mm. @throws OpticsInputError */
export const flashDelayOffsetMm = defineFormula<{ speedMmS: number; delayUs: number }>({
  symbol: 'x',
  label: '触发提前量',
  unit: 'mm',
  expression: 'v × t_d ÷ 10⁶',
  inputs: { speedMmS, delayUs: { symbol: 't_d', label: '触发到闪光的延时', unit: 'µs', min: 0, max: 10_000_000 } },
  source: uniformMotion,
  compute: ({ speedMmS, delayUs }) => (speedMmS * delayUs) / 1e6,
});
