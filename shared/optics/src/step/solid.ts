/** Half sides of a rectangle across z, mm, and its middle beside the axis along y. */
export interface HullEnd {
  halfWidth: number;
  halfHeight: number;
  offset: number;
}

/** A closed solid upright on z = 0, its middle on the z axis, in mm. `mountMm`: diameter of the circle of the mount on the face at z = 0. */
export type StepSolid =
  | { kind: 'box'; width: number; height: number; length: number; mountMm?: number | undefined }
  | { kind: 'cylinder'; diameter: number; length: number; mountMm?: number | undefined }
  /** A cylinder with a hole through it. */
  | { kind: 'ring'; diameter: number; opening: number; length: number }
  /** Between two rectangles: the lower one at z = 0, the upper one at z = length. */
  | { kind: 'hull'; lower: HullEnd; upper: HullEnd; length: number };
