/** The shortest text of a figure that parses to the same value to twelve digits. */
export const printFigure = (value: number): string =>
  String(Number.isInteger(value) && Math.abs(value) < 1e12 ? value : Number(value.toPrecision(12)));

/** A plain decimal figure within its range; null for anything else. */
export function readFigure(text: string, min: number, max: number): number | null {
  if (!/^\d+(?:\.\d+)?(?:e-?\d+)?$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

/** A cost class, 1 to 5; null for any other text. */
export const readCostClass = (text: string): number | null => (/^[1-5]$/.test(text) ? Number(text) : null);

/** Units by the ends of the names of fields. */
const units = [
  ['MmS', 'mm/s'],
  ['Mm', 'mm'],
  ['Um', 'µm'],
  ['Nm', 'nm'],
  ['Us', 'µs'],
  ['Px', 'px'],
  ['Pct', '%'],
  ['Hz', 'Hz'],
  ['S', 's'],
  ['M', 'm'],
] as const;

/** What a figure may be: `0～100000 mm/s`. */
export function rangeText(field: string, min: number, max: number): string {
  const unit = units.find(([end]) => field.endsWith(end))?.[1];
  return `${printFigure(min)}～${printFigure(max)}${unit ? ` ${unit}` : ''}`;
}

/** What a parameter of an address may be: figures of a range, a form of writing them, or both. */
export type Expected = { range: string; form?: string } | { form: string; range?: undefined };

/** A parameter of an address that cannot be read. */
export interface RefusedPart {
  label: string;
  text: string;
  expected: Expected;
}

/** What the visitor is told of it. */
export function refusal({ label, text, expected: { form, range } }: RefusedPart): string {
  const expected = form === undefined ? ` ${range}` : `${form}${range === undefined ? '' : `，各 ${range}`}`;
  return `${label}「${text.slice(0, 40)}」无效，应为${expected}，已忽略`;
}

/** One of a list of codes: ` mono、color 之一`. */
export const oneOf = (codes: readonly (string | number)[]): Expected => ({ form: ` ${codes.join('、')} 之一` });

/** Several of these names. */
export const namesOf = (names: readonly string[]): Expected => ({ form: `以逗号分隔的 ${names.join('、')}` });

/** What a cost class may be. */
export const costClasses: Expected = oneOf([1, 2, 3, 4, 5]);
