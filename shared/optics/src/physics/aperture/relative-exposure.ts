import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

const effectiveFNumber1 = { ...quantity.effectiveFNumber, symbol: 'F₁', label: '原有效光圈' };
const effectiveFNumber2 = { ...quantity.effectiveFNumber, symbol: 'F₂', label: '新有效光圈' };
const gain = { unit: '', min: 0.001, max: 10_000 };

/** Illuminance on the sensor after a change of the f-number, relative to before. */
export const relativeIlluminance = defineFormula<{ effectiveFNumber1: number; effectiveFNumber2: number }>({
  symbol: 'E₂/E₁',
  label: '像面照度比',
  unit: '',
  expression: '(F₁ ÷ F₂)²',
  inputs: { effectiveFNumber1, effectiveFNumber2 },
  source: source.sukEffective,
  compute: inputs => (inputs.effectiveFNumber1 / inputs.effectiveFNumber2) ** 2,
});

/** Factor of the exposure time for equal brightness after a change of f-number and gain (factors, not dB). */
export const exposureRatio = defineFormula<{
  effectiveFNumber1: number;
  effectiveFNumber2: number;
  gain1: number;
  gain2: number;
}>({
  symbol: 't₂/t₁',
  label: '曝光时间比',
  unit: '',
  expression: '(F₂ ÷ F₁)² × G₁ ÷ G₂',
  inputs: {
    effectiveFNumber1,
    effectiveFNumber2,
    gain1: { symbol: 'G₁', label: '原增益', ...gain },
    gain2: { symbol: 'G₂', label: '新增益', ...gain },
  },
  source: source.sukEffective,
  compute: inputs => ((inputs.effectiveFNumber2 / inputs.effectiveFNumber1) ** 2 * inputs.gain1) / inputs.gain2,
});
