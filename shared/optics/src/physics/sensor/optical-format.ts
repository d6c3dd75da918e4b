import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

/** Inch figure of the optical format from the diagonal at 16 mm per inch. The name printed by makers may differ. */
export const opticalFormat = defineFormula<{ sensorDiagonalMm: number }>({
  symbol: 'OF',
  label: '光学规格',
  unit: 'inch',
  expression: 'D_s ÷ 16',
  inputs: { sensorDiagonalMm: quantity.sensorDiagonalMm },
  source: source.keengdom,
  compute: ({ sensorDiagonalMm }) => sensorDiagonalMm / 16,
});

/** Outer diameter of the camera tube that the inch name refers to, mm; about one and a half diagonals. */
export const tubeDiameter = defineFormula<{ sensorDiagonalMm: number }>({
  symbol: 'Ø_t',
  label: '规格名对应的摄像管直径',
  unit: 'mm',
  expression: '1.5 × D_s',
  inputs: { sensorDiagonalMm: quantity.sensorDiagonalMm },
  source: source.keengdom,
  compute: ({ sensorDiagonalMm }) => 1.5 * sensorDiagonalMm,
});

/** Diagonal of an inch name, mm: 16 mm per inch from 1/2″ on, 18 mm below. Less reliable than the sides. */
export const diagonalOfInchName = defineFormula<{ inches: number }>({
  symbol: 'D_s',
  label: '规格名对应的对角线',
  unit: 'mm',
  expression: 'OF × 16（1/2 英寸及以上）或 OF × 18（1/2 英寸以下）',
  inputs: { inches: { symbol: 'OF', label: '光学规格', unit: 'inch', min: 0.05, max: 5 } },
  source: source.optoWikiFormat,
  validity: '仅供估算；已知像素数与像元时以边长为准',
  compute: ({ inches }) => inches * (inches >= 0.5 ? 16 : 18),
});
