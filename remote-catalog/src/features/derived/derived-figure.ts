import type { Attributes } from '@shixuan/api/client';

/** A figure that follows from others of the same product. It is shown as computed, with its formula and the numbers in it. */
export interface DerivedFigure {
  key: string;
  label: string;
  /** `2464 × 3.45 µm ÷ 1000` */
  formula: string;
  /** In `unit`, not rounded; several for width × height. */
  result: readonly number[];
  /** Digits after the point when printed. */
  decimals: number;
  unit: string;
}

/** How one figure is derived: null when an input is not known. The input names are attribute keys. */
export interface DerivedRule {
  key: string;
  label: string;
  unit: string;
  derive(known: Known): Pick<DerivedFigure, 'formula' | 'result' | 'decimals'> | null;
}

/** Reads a positive number; undefined when unknown. */
export type Known = (key: string) => number | undefined;

export const knownOf =
  (attrs: Attributes): Known =>
  key => {
    const value = attrs[key];
    return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
  };
