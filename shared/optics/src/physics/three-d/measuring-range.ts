import { defineFormula } from '../../formula/define-formula';
import { ownRule } from '../../formula/sources/own-rule';

/**
 * Share of the measuring range that a part requires, with its position tolerance (±) on both sides, mm.
 * @throws OpticsInputError
 */
export const neededRangeMm = defineFormula<{ heightVariationMm: number; heightToleranceMm: number }>({
  symbol: 'MR_need',
  label: '所需 Z 量程',
  unit: 'mm',
  expression: 'h + 2 × t',
  inputs: {
    heightVariationMm: { symbol: 'h', label: '高度差', unit: 'mm', min: 0, max: 10_000 },
    heightToleranceMm: { symbol: 't', label: '来料与安装公差（±）', unit: 'mm', min: 0, max: 10_000 },
  },
  source: ownRule('量程盖住高度差与公差'),
  compute: ({ heightVariationMm, heightToleranceMm }) => heightVariationMm + 2 * heightToleranceMm,
});
