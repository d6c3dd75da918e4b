import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

/** Magnification: image size over object size, by definition; 0.1 is a tenth of life size. */
export const magnification = defineFormula<{ sensorSideMm: number; fieldOfViewMm: number }>({
  symbol: 'm',
  label: '放大倍率',
  unit: '',
  expression: 'S ÷ FOV',
  inputs: { sensorSideMm: quantity.sensorSideMm, fieldOfViewMm: quantity.fieldOfViewMm },
  source: source.sukMagnification,
  compute: ({ sensorSideMm, fieldOfViewMm }) => sensorSideMm / fieldOfViewMm,
});

/** Reduction: object size over image size, 1/m. Some sites call this "magnification". */
export const reduction = defineFormula<{ sensorSideMm: number; fieldOfViewMm: number }>({
  symbol: '1/m',
  label: '缩小倍数',
  unit: '',
  expression: 'FOV ÷ S',
  inputs: { sensorSideMm: quantity.sensorSideMm, fieldOfViewMm: quantity.fieldOfViewMm },
  source: source.sukMagnification,
  compute: ({ sensorSideMm, fieldOfViewMm }) => fieldOfViewMm / sensorSideMm,
});
