import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { ownRule } from '../../formula/sources/own-rule';

const { focalLengthMm, workingDistanceMm, magnification } = quantity;

/**
 * Offset of the front principal plane, mm, from the magnification printed for the shortest distance (MOD). Valid for lenses
 * that focus as one unit, with the MOD measured from the lens front; some makers measure it from the sensor or the flange.
 * Floating elements change the focal length, with an error of about ±3 %.
 */
export const principalPlaneOffset = defineFormula<{
  focalLengthMm: number;
  minDistanceMagnification: number;
  minDistanceMm: number;
}>({
  symbol: 'e₁',
  label: '前主面深度',
  unit: 'mm',
  expression: 'f × (1 + 1 ÷ m_MOD) − MOD',
  inputs: {
    focalLengthMm,
    minDistanceMagnification: { ...magnification, symbol: 'm_MOD', label: '最近物距处的放大倍率' },
    minDistanceMm: { ...workingDistanceMm, symbol: 'MOD', label: '最近物距' },
  },
  source: ownRule('由样本的最近物距与倍率反推前主面'),
  validity: '整组移动对焦的镜头，最近物距自镜头前端起算；浮动镜组按 ±3 % 看待',
  compute: inputs => inputs.focalLengthMm * (1 + 1 / inputs.minDistanceMagnification) - inputs.minDistanceMm,
});

const rows = {
  workingDistance1Mm: { ...workingDistanceMm, symbol: 'WD₁', label: '第一行工作距离' },
  magnification1: { ...magnification, symbol: 'm₁', label: '第一行放大倍率' },
  workingDistance2Mm: { ...workingDistanceMm, symbol: 'WD₂', label: '第二行工作距离' },
  magnification2: { ...magnification, symbol: 'm₂', label: '第二行放大倍率' },
};

/**
 * Actual focal length from two printed rows (distance, magnification), mm: 73 for a lens sold as 75.
 * @throws OpticsInputError unless the farther row has the smaller magnification
 */
export const focalLengthFromRows = defineFormula<{
  workingDistance1Mm: number;
  magnification1: number;
  workingDistance2Mm: number;
  magnification2: number;
}>({
  symbol: 'f',
  label: '实际焦距',
  unit: 'mm',
  expression: '(WD₂ − WD₁) ÷ (1 ÷ m₂ − 1 ÷ m₁)',
  inputs: rows,
  source: ownRule('由样本的两行数据反推焦距'),
  validity: '两行由同一镜头整组移动对焦得到',
  relation: inputs =>
    (inputs.workingDistance2Mm - inputs.workingDistance1Mm) * (inputs.magnification1 - inputs.magnification2) > 0
      ? undefined
      : { field: 'magnification2', message: '第二行放大倍率：距离较远的一行倍率应较小' },
  compute: inputs =>
    (inputs.workingDistance2Mm - inputs.workingDistance1Mm) / (1 / inputs.magnification2 - 1 / inputs.magnification1),
});
