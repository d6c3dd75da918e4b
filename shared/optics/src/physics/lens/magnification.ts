import { defineFormula } from '../../formula/define-formula';
import { source } from '../../formula/imaging-sources';
import { quantity } from '../../formula/imaging-variables';

/** Magnification: image size over object size. Always true, by definition; 0.1 means a tenth of life size. */
export const magnification = defineFormula<{ sensorSideMm: number; fieldOfViewMm: number }>({
  symbol: 'm',
  label: '放大倍率',
  unit: '',
  expression: 'S ÷ FOV',
  inputs: { sensorSideMm: quantity.sensorSideMm, fieldOfViewMm: quantity.fieldOfViewMm },
  source: source.sukMagnification,
  compute: ({ sensorSideMm, fieldOfViewMm }) => sensorSideMm / fieldOfViewMm,
});

/** How many times smaller the image is than the object. Some sites call this "magnification"; it is 1/m. */
export const reduction = defineFormula<{ sensorSideMm: number; fieldOfViewMm: number }>({
  symbol: '1/m',
  label: '缩小倍数',
  unit: '',
  expression: 'FOV ÷ S',
  inputs: { sensorSideMm: quantity.sensorSideMm, fieldOfViewMm: quantity.fieldOfViewMm },
  source: source.definition,
  compute: ({ sensorSideMm, fieldOfViewMm }) => fieldOfViewMm / sensorSideMm,
});
