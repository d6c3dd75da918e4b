import { atLeast, atMost, roundSignificant } from '../../formula/numbers';
import type { Verdict } from '../../formula/verdict';

export interface SizeCheck {
  name: string;
  verdict: Verdict;
  /** In mm, or in ° for angles. Absent when not stated. */
  value?: number;
  limit: number;
  /** Distance to the limit; negative when the check fails. */
  margin?: number;
  text: string;
}

interface Compared {
  name: string;
  unit: 'mm' | '°';
  value: number | null | undefined;
  limit: number;
}

/** Compares a size with a lower limit; not stated: unknown. */
export const sizeAtLeast = (compared: Compared): SizeCheck => compare(compared, '≥', atLeast);

/** Compares a size with an upper limit; not stated: unknown. */
export const sizeAtMost = (compared: Compared): SizeCheck => compare(compared, '≤', atMost);

function compare({ name, unit, value, limit }: Compared, sign: '≥' | '≤', isWithin: typeof atLeast): SizeCheck {
  const needed = `须${sign} ${shown(limit)} ${unit}`;
  if (value === undefined || value === null)
    return { name, verdict: 'unknown', limit, text: `${name}未标注，${needed}` };
  const margin = sign === '≥' ? value - limit : limit - value;
  const fits = isWithin(value, limit);
  const lack = fits ? '' : `，${sign === '≥' ? '小' : '大'} ${shown(Math.abs(margin))} ${unit}`;
  return {
    name,
    verdict: fits ? 'pass' : 'fail',
    value,
    limit,
    margin,
    text: `${name} ${shown(value)} ${unit}，${needed}${lack}`,
  };
}

const shown = (value: number) => roundSignificant(value, 4);
