import { checkPositive, OpticsInputError } from '../../formula/optics-input-error';

/** Settings of the camera or grabber; whole numbers. */
export interface RatioRange {
  multiplier: readonly [min: number, max: number];
  divider: readonly [min: number, max: number];
}

export interface EncoderRatio {
  multiplier: number;
  divider: number;
  /** (M ÷ D) ÷ R − 1 in %: positive: the picture is stretched along the motion; negative: compressed. */
  aspectErrorPct: number;
}

/**
 * Multiplier M and divider D nearest to R lines per pulse; of equal ones the smallest M, because multiplied pulses are not
 * evenly spaced. Tries every M, at most 65536.
 * @throws OpticsInputError
 */
export function closestEncoderRatio(linesPerPulse: number, range: RatioRange): EncoderRatio {
  checkRange('multiplier', '倍频系数 M', range.multiplier);
  checkRange('divider', '分频系数 D', range.divider);
  checkPositive('linesPerPulse', '每脉冲行数', linesPerPulse);
  const [lowest, highest] = range.divider;
  let best: EncoderRatio | undefined;
  for (let multiplier = range.multiplier[0]; multiplier <= range.multiplier[1]; multiplier += 1) {
    const exact = multiplier / linesPerPulse;
    // The error is not symmetric in D, so both neighbours are tried.
    for (const divider of [Math.floor(exact), Math.ceil(exact)]) {
      const within = Math.min(Math.max(divider, lowest), highest);
      const aspectErrorPct = (multiplier / within / linesPerPulse - 1) * 100;
      if (!best || Math.abs(aspectErrorPct) < Math.abs(best.aspectErrorPct) - 1e-9) {
        best = { multiplier, divider: within, aspectErrorPct };
      }
    }
  }
  if (!best) throw new OpticsInputError({ field: 'multiplier', message: '倍频系数 M：范围内没有数值' });
  return best;
}

function checkRange(field: string, label: string, [min, max]: readonly [number, number]): void {
  const whole = Number.isInteger(min) && Number.isInteger(max);
  if (whole && min >= 1 && max >= min && max <= 65_536) return;
  throw new OpticsInputError({ field, message: `${label}：范围应为 1 到 65536 之间的整数，下限不大于上限` });
}
