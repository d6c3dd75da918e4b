import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

/** Factor by which the sensor receives less light than at infinity focus, with the same f-number set. */
export const lightLoss = defineFormula<{ magnification: number; pupilRatio: number }>({
  symbol: 'k',
  label: '近摄光量损失倍数',
  unit: '',
  expression: '(1 + m ÷ P)²',
  inputs: { magnification: quantity.magnification, pupilRatio: quantity.pupilRatio },
  source: source.sukEffective,
  compute: ({ magnification, pupilRatio }) => (1 + magnification / pupilRatio) ** 2,
});
