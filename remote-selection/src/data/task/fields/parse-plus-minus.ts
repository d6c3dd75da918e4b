import { type AskedFor, type ParsedQuantity, parseQuantity } from '@shixuan/units';

/**
 * A figure as drawings write it. Where one figure is asked for, `±0.05 mm` is the width of the band, 0.1 mm; where a range may be given,
 * `300±50 mm` is 250 to 350 mm. A unit after ± is that of both sides. All other texts are read as usual.
 */
export function parsePlusMinus(text: string, unit: string, asked: AskedFor): ParsedQuantity {
  const [, before = '', after = ''] = /^(.*?)(?:±|\+\/?-)(.+)$/.exec(text.normalize('NFKC')) ?? [];
  const figure = (side: string) => {
    const read = parseQuantity(side, unit);
    return 'exact' in read ? read.exact : undefined;
  };
  const half = figure(after) ?? -1;
  if (half >= 0 && asked.single && before.trim() === '') return { exact: 2 * half };
  const middle = figure(/[^\d.,\s]/.test(before) ? before : before + after.replace(/^[\d.,\s]*/, ''));
  if (half >= 0 && !asked.single && middle !== undefined) return { min: middle - half, max: middle + half };
  return parseQuantity(text, unit, asked);
}
