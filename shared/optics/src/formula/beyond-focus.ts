import type { InputProblem } from './optics-input-error';

/** A real image requires an object farther from the principal plane than the focal length. */
export function beyondFocus(
  objectDistanceMm: number,
  focalLengthMm: number,
  field = 'objectDistanceMm',
  label = '物距',
): InputProblem | undefined {
  return objectDistanceMm > focalLengthMm
    ? undefined
    : { field, message: `${label}：应大于焦距 ${focalLengthMm} mm，物体在焦距以内不能成实像` };
}
