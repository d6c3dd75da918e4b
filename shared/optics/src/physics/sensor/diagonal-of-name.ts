import { normalisedFormatName, sensorFormatNamed } from './find-sensor-format';
import { diagonalOfInchName } from './optical-format';

export interface NamedDiagonal {
  diagonalMm: number;
  /** Of the table's sides, or by the rule of so many mm to the inch: a rougher guess. */
  basis: 'table' | 'rule';
}

/**
 * Diagonal that a format's name stands for, for sensors and lenses of which only the name is known. Null for a name that
 * is neither in the table nor an inch figure. Say so beside the result: makers use the names loosely.
 */
export function diagonalOfFormatName(name: string): NamedDiagonal | null {
  const format = sensorFormatNamed(name);
  if (format) return { diagonalMm: Math.hypot(format.widthMm, format.heightMm), basis: 'table' };
  const [, over, under] = /^(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?$/.exec(normalisedFormatName(name)) ?? [];
  if (over === undefined) return null;
  const inches = Number(over) / Number(under ?? 1);
  return inches >= smallest && inches <= largest ? { diagonalMm: diagonalOfInchName({ inches }), basis: 'rule' } : null;
}

const { min: smallest = 0, max: largest = 0 } = diagonalOfInchName.definition.inputs.inches;
