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
