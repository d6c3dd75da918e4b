/**
 * A number as people type it: full-width digits, thousands separators and the unit behind it are taken.
 * `undefined`: nothing typed; `null`: no number.
 */
export function parseNumberText(text: string, unit = ''): number | undefined | null {
  const plain = text.normalize('NFKC').trim();
  const bare =
    unit && plain.toLowerCase().endsWith(unit.normalize('NFKC').toLowerCase()) ? plain.slice(0, -unit.length) : plain;
  const digits = bare.replaceAll(/[,\s]/g, '');
  if (digits === '') return bare === plain ? undefined : null;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(digits)) return null;
  return Number(digits) + 0;
}
