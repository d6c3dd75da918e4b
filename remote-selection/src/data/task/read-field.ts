import type { QuantityQuery } from '@shixuan/units';
import { formatNumber, parseQuantity, unitRatio } from '@shixuan/units';
import { type Field, nameOf } from './field';

const twelveDigits = (value: number) => Number(value.toPrecision(12));

/** How many stored units the shown one is. */
const ratioOf = (field: Pick<Field, 'units'>, unit: string) =>
  unit === field.units[0] ? 1 : unitRatio(unit, field.units[0]);

/** `0.001 到 50 000 mm` in the unit that is shown. */
function rangeText(field: Pick<Field, 'units' | 'min' | 'max'>, unit: string): string {
  const ratio = ratioOf(field, unit);
  const end = (value: number) => formatNumber(Number((value / ratio).toPrecision(6)));
  return `${end(field.min)} 到 ${end(field.max)}${unit && ` ${unit}`}`;
}

/** Reads a typed text into the state; or returns what is wrong with it, with the range and its reason. */
export function readField<State>(
  field: Field<State>,
  text: string,
  unit: string,
  state: State,
): { state: State } | { problem: string } {
  const name = nameOf(field);
  const asked = { single: !field.range, example: field.example };
  const parsed = (field.parse ?? parseQuantity)(text, unit, asked);
  if ('problem' in parsed) return { problem: `${name}：${parsed.problem}` };
  const { min, max, exact } = parsed;
  const isEmpty = min === undefined && max === undefined && exact === undefined;
  if (isEmpty) {
    return field.empty === undefined
      ? { problem: `${name}不能为空，应为 ${rangeText(field, unit)}，例如 ${field.example}` }
      : { state: field.set(state, {}) };
  }
  if (!field.range && exact === undefined) {
    return { problem: `${name}：只要一个数，不要范围，例如 ${field.example}` };
  }
  const ratio = ratioOf(field, unit);
  const stored: QuantityQuery = {};
  for (const [end, value] of Object.entries({ min, max, exact })) {
    if (value === undefined) continue;
    const figure = twelveDigits(value * ratio);
    if (figure < field.min || figure > field.max) {
      // Of what no limit of the trade explains, the reason for the limits says nothing.
      const why = figure < 0 && field.min >= 0 ? '不能是负数' : figure === 0 ? '须大于 0' : field.why;
      return { problem: `${name}应为 ${rangeText(field, unit)}：${why}` };
    }
    if (field.integer && !Number.isInteger(figure)) {
      return { problem: `${name}应为整数，例如 ${field.example}` };
    }
    stored[end as keyof QuantityQuery] = figure;
  }
  return { state: field.set(state, stored) };
}

/** Text of a field in a unit, while it is not being edited. */
export function printField<State>(field: Field<State>, unit: string, state: State): string {
  const { min, max, exact } = field.get(state);
  const ratio = ratioOf(field, unit);
  const figure = (value: number) => String(Number((value / ratio).toPrecision(7)));
  if (exact !== undefined) return figure(exact);
  if (min !== undefined && max !== undefined) return min === max ? figure(min) : `${figure(min)}~${figure(max)}`;
  if (min !== undefined) return `≥ ${figure(min)}`;
  return max === undefined ? '' : `≤ ${figure(max)}`;
}

/** The typed text in the stored unit, where that tells something: `= 0.06 mm` beside 6丝. */
export function readAs<State>(field: Field<State>, text: string, unit: string, state: State): string | null {
  if (!/[^\d.,\s~-]/.test(text.normalize('NFKC'))) return null;
  const read = readField(field, text, unit, state);
  if ('problem' in read) return null;
  const printed = printField(field, unit, read.state);
  return printed === '' || printed === text.trim() ? null : `= ${printed}${unit && ` ${unit}`}`;
}
