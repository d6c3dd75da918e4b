import type { AttributeDefinition, AttributeValue } from '@shixuan/api/client';
import { formatValue } from '@shixuan/api/format-value';
import { convertUnit, type UnitSystem } from '@shixuan/units';
import { isMeasured } from './measured';

/** A value with its unit in the system of units that the reader has chosen; stored figures stay as they are. */
export function displayValue(
  attribute: AttributeDefinition,
  value: AttributeValue | undefined,
  system: UnitSystem = 'metric',
): { text: string | null; unit: string | undefined } {
  if (!isMeasured(attribute)) return { text: formatValue(attribute, value), unit: undefined };
  const converted = convertUnit(attribute.unit, system, attribute.decimals);
  if (!converted) return { text: formatValue(attribute, value), unit: attribute.unit };
  const { unit, decimals, convert } = converted;
  return { text: formatValue({ ...attribute, decimals }, withEach(value, convert)), unit };
}

function withEach(value: AttributeValue | undefined, convert: (figure: number) => number): AttributeValue | undefined {
  if (typeof value === 'number') return convert(value);
  if (!Array.isArray(value)) return value;
  const [low, high] = value;
  return [typeof low === 'number' ? convert(low) : null, typeof high === 'number' ? convert(high) : null];
}
