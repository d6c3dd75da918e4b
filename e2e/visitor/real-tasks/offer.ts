/** The requirements of a task. */
export interface Demand {
  /** Width and height that must be in view; for a line scan the width alone. */
  objectMm: readonly [number, number] | readonly [number];
  marginPct: number;
  /** Largest permitted pixel on the object. */
  pixelMm: number;
  /** Working distance, from and to. */
  distanceMm: readonly [number, number];
  speedMmS: number;
  blurPx: number;
  rateHz?: number;
  shutter?: 'global';
  telecentric?: boolean;
}

export type Attrs = Readonly<Record<string, unknown>>;

/** Two data sheets, and how the page says that they are to be set up. */
export interface Offer {
  camera: Attrs;
  lens: Attrs;
  distanceMm: number | null;
  ringMm: number;
  /** The long side of the sensor lies along the height of the object. */
  turned: boolean;
  exposureUs: number | null;
}

/**
 * Met; met with a warning that the page must show; not met; undecidable, because a data sheet does not state it; or nothing that
 * the task asks for.
 */
export type Finding = 'holds' | 'reservation' | 'lacking' | 'unstated' | 'unasked';
