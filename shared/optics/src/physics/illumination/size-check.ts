import { roundSignificant } from '../../formula/numbers';
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

/** A size that must be no smaller. Not stated = unknown. */
export const atLeast = (compared: Compared): SizeCheck => compare(compared, '≥', 1);

/** A size that must be no larger. Not stated = unknown. */
export const atMost = (compared: Compared): SizeCheck => compare(compared, '≤', -1);

function compare({ name, unit, value, limit }: Compared, sign: string, direction: 1 | -1): SizeCheck {
  const needed = `须${sign} ${shown(limit)} ${unit}`;
  if (value === undefined || value === null)
    return { name, verdict: 'unknown', limit, text: `${name}未标注，${needed}` };
  const margin = (value - limit) * direction;
  const fits = margin >= -Math.abs(limit) * 1e-9;
  const lack = fits ? '' : `，${direction === 1 ? '小' : '大'} ${shown(Math.abs(margin))} ${unit}`;
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
