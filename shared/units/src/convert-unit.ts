/** The unit system for lengths; `metric` leaves everything as it is stored. */
export type UnitSystem = 'metric' | 'inch';

const MM_PER_INCH = 25.4;

interface Conversion {
  unit: string;
  factor: number;
  /** Additional decimals for the smaller figures, beyond those of the metric one. */
  moreDecimals: number;
}

/** Metric units with a customary counterpart. µm stays: pixels and repeatability are given in µm everywhere. */
const toInch: Readonly<Record<string, Conversion>> = {
  mm: { unit: 'in', factor: 1 / MM_PER_INCH, moreDecimals: 2 },
  'mm/s': { unit: 'in/s', factor: 1 / MM_PER_INCH, moreDecimals: 2 },
};

export interface ConvertedUnit {
  unit: string;
  decimals: number | undefined;
  /** Converts one figure; the stored one is never touched. */
  convert(value: number): number;
}

/** How figures of a unit are shown in a system; null where they stay as they are. */
export function convertUnit(unit: string | undefined, system: UnitSystem, decimals?: number): ConvertedUnit | null {
  const conversion = unit !== undefined && system === 'inch' && Object.hasOwn(toInch, unit) ? toInch[unit] : undefined;
  if (!conversion) return null;
  return {
    unit: conversion.unit,
    decimals: Math.min((decimals ?? 1) + conversion.moreDecimals, 4),
    convert: value => value * conversion.factor,
  };
}
