import { beyondFocus } from '../../formula/beyond-focus';
import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

type Focus = {
  hyperfocalMm: number;
  objectDistanceMm: number;
  focalLengthMm: number;
};

const inputs = {
  /** `hyperfocalDistance`, which includes the focal length, makes the limits exact. */
  hyperfocalMm: { symbol: 'H', label: '超焦距', unit: 'mm', min: 0.1, max: 1e12 },
  objectDistanceMm: quantity.objectDistanceMm,
  focalLengthMm: quantity.focalLengthMm,
};

const focusable = ({ hyperfocalMm, objectDistanceMm, focalLengthMm }: Focus) =>
  beyondFocus(objectDistanceMm, focalLengthMm) ??
  (hyperfocalMm > focalLengthMm
    ? undefined
    : { field: 'hyperfocalMm', message: `超焦距：应大于焦距 ${focalLengthMm} mm，超焦距已含焦距` });

/** Near limit of sharpness from the principal plane, mm. */
export const nearLimit = defineFormula<Focus>({
  symbol: 'a_near',
  label: '景深近界',
  unit: 'mm',
  expression: 'a × (H − f) ÷ (H + a − 2 × f)',
  inputs,
  source: source.ray,
  relation: focusable,
  compute: ({ hyperfocalMm, objectDistanceMm, focalLengthMm }) =>
    (objectDistanceMm * (hyperfocalMm - focalLengthMm)) / (hyperfocalMm + objectDistanceMm - 2 * focalLengthMm),
});

/** Whether the depth of field extends to infinity, without a far limit. */
export const reachesInfinity = ({ hyperfocalMm, objectDistanceMm }: Omit<Focus, 'focalLengthMm'>) =>
  objectDistanceMm >= hyperfocalMm;

/** Far limit of sharpness from the principal plane, mm. @throws OpticsInputError where there is no far limit */
export const farLimit = defineFormula<Focus>({
  symbol: 'a_far',
  label: '景深远界',
  unit: 'mm',
  expression: 'a × (H − f) ÷ (H − a)',
  inputs,
  source: source.ray,
  relation: values =>
    focusable(values) ??
    (reachesInfinity(values)
      ? { field: 'objectDistanceMm', message: `物距：应小于超焦距 ${values.hyperfocalMm} mm，否则远界为无穷远` }
      : undefined),
  compute: ({ hyperfocalMm, objectDistanceMm, focalLengthMm }) =>
    (objectDistanceMm * (hyperfocalMm - focalLengthMm)) / (hyperfocalMm - objectDistanceMm),
});

/** Near limit of sharpness when focused at the hyperfocal distance, mm. */
export const hyperfocalNearLimit = defineFormula<{ hyperfocalMm: number }>({
  symbol: 'a_near',
  label: '对焦于超焦距时的景深近界',
  unit: 'mm',
  expression: 'H ÷ 2',
  inputs: { hyperfocalMm: inputs.hyperfocalMm },
  source: source.ray,
  compute: ({ hyperfocalMm }) => hyperfocalMm / 2,
});
