import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { ownRule } from '../../formula/sources/own-rule';

/** Image circle relative to what it has to cover, percent: the diagonal of an area sensor, the length of a line. */
export const coverage = defineFormula<{ imageCircleMm: number; sensorDiagonalMm: number }>({
  symbol: 'η',
  label: '靶面覆盖率',
  unit: '%',
  expression: '100 × Ø_IC ÷ D_s',
  inputs: { imageCircleMm: quantity.imageCircleMm, sensorDiagonalMm: quantity.sensorDiagonalMm },
  source: ownRule('靶面覆盖率为像圈 ÷ 靶面对角线，线阵为像圈 ÷ 感光线长'),
  compute: ({ imageCircleMm, sensorDiagonalMm }) => (100 * imageCircleMm) / sensorDiagonalMm,
});

/** Image circle at a closer focus than its figure holds for, mm. It grows with the image distance. */
export const imageCircleAtMagnification = defineFormula<{
  imageCircleMm: number;
  magnification: number;
  referenceMagnification: number;
}>({
  symbol: 'Ø',
  label: '近摄时的像圈',
  unit: 'mm',
  expression: 'Ø_IC × (1 + m) ÷ (1 + m_ref)',
  inputs: {
    imageCircleMm: quantity.imageCircleMm,
    magnification: { ...quantity.magnification, min: 0 },
    referenceMagnification: {
      ...quantity.magnification,
      symbol: 'm_ref',
      label: '标称像圈对应的倍率（无穷远为 0）',
      min: 0,
    },
  },
  source: ownRule('像圈随像距成比例增大'),
  validity: '整组移动对焦或加接圈的镜头；C 口通光孔另有上限',
  compute: ({ imageCircleMm, magnification, referenceMagnification }) =>
    (imageCircleMm * (1 + magnification)) / (1 + referenceMagnification),
});

/** Sensor diagonal, mm, above which the opening of a C mount causes vignetting with any lens. */
export const cMountOpening = { diagonalMm: 20, source: { name: 'Tech Briefs，C 口通光孔限制' } } as const;
