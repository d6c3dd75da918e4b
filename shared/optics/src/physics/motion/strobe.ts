import { defineFormula } from '../../formula/define-formula';
import { optoStrobe } from '../../formula/sources/motion';
import { exposureUs } from './variables';

/** Duty cycle of a flashing light, %. The maker's table states the highest allowed value. @throws OpticsInputError */
export const strobeDutyPct = defineFormula<{ flashUs: number; frameRateFps: number }>({
  symbol: 'D',
  label: '频闪占空比',
  unit: '%',
  expression: 't_on × fps ÷ 10⁴',
  inputs: {
    flashUs: { symbol: 't_on', label: '闪光时间', unit: 'µs', min: 0.01, max: 10_000_000 },
    frameRateFps: { symbol: 'fps', label: '闪光频率', unit: 'Hz', min: 0.001, max: 10_000_000 },
  },
  source: optoStrobe,
  relation: ({ flashUs, frameRateFps }) =>
    flashUs * frameRateFps <= 1e6 * (1 + 1e-9)
      ? undefined
      : { field: 'flashUs', message: `闪光时间：应不大于周期 ${1e6 / frameRateFps} µs，否则前后两次闪光重叠` },
  compute: ({ flashUs, frameRateFps }) => (flashUs * frameRateFps) / 1e4,
});

/**
 * Effective exposure for motion blur, µm: the flash where it is shorter than the exposure and the room is dark.
 * @throws OpticsInputError
 */
export const flashedExposureUs = defineFormula<{ exposureUs: number; flashUs: number }>({
  symbol: 't_eff',
  label: '有效曝光',
  unit: 'µs',
  expression: 'min(t, t_on)',
  inputs: {
    exposureUs,
    flashUs: { symbol: 't_on', label: '闪光时间', unit: 'µs', min: 0.01, max: 10_000_000 },
  },
  source: optoStrobe,
  validity: '环境光远弱于闪光',
  compute: ({ exposureUs, flashUs }) => Math.min(exposureUs, flashUs),
});
