import { normalisedFormatName, sensorFormatNamed } from './find-sensor-format';
import { diagonalOfInchName } from './optical-format';

export interface NamedDiagonal {
  diagonalMm: number;
  /** From the sides in the table, or by the rule of mm per inch, which is less accurate. */
  basis: 'table' | 'rule';
}

/**
 * Diagonal of a format name, for sensors and lenses with no other data. Null for a name that is neither in the table nor an
 * inch figure. The result should be marked, because makers use the names loosely.
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
