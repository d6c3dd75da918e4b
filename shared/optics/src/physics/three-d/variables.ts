import type { Variable } from '../../formula/define-formula';
import type { InputProblem } from '../../formula/optics-input-error';

export const rangeMm: Variable = { symbol: 'MR', label: 'Z 向测量范围', unit: 'mm', min: 0.001, max: 100_000 };
/** From the near end of the range, mm. */
export const depthMm: Variable = { symbol: 'z', label: '到量程近端的距离', unit: 'mm', min: 0, max: 100_000 };

/** Condition of what is linear in the range: the depth lies within it. */
export const withinRange = ({
  depthMm: depth,
  rangeMm: range,
}: {
  depthMm: number;
  rangeMm: number;
}): InputProblem | undefined =>
  depth <= range * (1 + 1e-9)
    ? undefined
    : { field: 'depthMm', message: `到量程近端的距离：应不大于 Z 向测量范围 ${range} mm，现为 ${depth} mm` };
