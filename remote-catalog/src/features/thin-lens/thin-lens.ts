// The thin lens, exact also close up. Distances are measured from the (front) principal plane.

export interface View {
  /** Side of the field of view, mm. */
  fieldOfViewMm: number;
  /** Image size over object size. */
  magnification: number;
}

/**
 * What a lens of focal length `f` shows of the object side at distance `a`, on a sensor side `s`; all in mm.
 * FOV = s × (a − f) ÷ f. Null at or within the focal length, where there is no real image.
 */
export function fieldOfView(s: number, f: number, a: number): View | null {
  if (!(s > 0) || !(f > 0) || !(a > f)) return null;
  return { fieldOfViewMm: (s * (a - f)) / f, magnification: f / (a - f) };
}

/** Focal length in mm that shows `fov` mm on a sensor side `s` mm from `a` mm: f = a ÷ (FOV ÷ s + 1). */
export const focalLengthFor = (s: number, fov: number, a: number): number => a / (fov / s + 1);
