import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

/**
 * Effective f-number at a magnification, which determines light, depth and diffraction. The printed WF/N of a telecentric lens
 * is already effective. The pupil ratio is 1 where the maker does not state it.
 */
export const effectiveFNumber = defineFormula<{ fNumber: number; magnification: number; pupilRatio: number }>({
  symbol: 'F_eff',
  label: '有效光圈',
  unit: '',
  expression: 'F × (1 + m ÷ P)',
  inputs: { fNumber: quantity.fNumber, magnification: quantity.magnification, pupilRatio: quantity.pupilRatio },
  source: source.greivenkamp,
  compute: ({ fNumber, magnification, pupilRatio }) => fNumber * (1 + magnification / pupilRatio),
});
