import { defineFormula } from '../../formula/define-formula';
import { source } from '../../formula/imaging-sources';
import { quantity } from '../../formula/imaging-variables';

/**
 * F number that counts for light, depth and diffraction when focused close. A telecentric lens' printed WF/N is already
 * effective. Pupil ratio 1 where the maker says nothing.
 */
export const effectiveFNumber = defineFormula<{ fNumber: number; magnification: number; pupilRatio: number }>({
  symbol: 'F_eff',
  label: '有效光圈',
  unit: '',
  expression: 'F × (1 + m ÷ P)',
  inputs: { fNumber: quantity.fNumber, magnification: quantity.magnification, pupilRatio: quantity.pupilRatio },
  source: source.fNumber,
  compute: ({ fNumber, magnification, pupilRatio }) => fNumber * (1 + magnification / pupilRatio),
});
