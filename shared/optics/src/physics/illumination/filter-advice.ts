import { roundSignificant } from '../../formula/numbers';
import { ownRule } from '../../formula/sources/own-rule';
import type { Trace } from '../../formula/trace';
import type { Verdict } from '../../formula/verdict';
import { bandPassWidthNm, filterFocalLengthLimit, shiftedWavelengthNm, usualBandPass } from './filters';

export interface FilterAdvice {
  centreNm: number;
  /** Smallest width of the filter. */
  widthNm: number;
  shiftNm: number;
  /** Warn: a filter before this lens darkens the corners. */
  verdict: Extract<Verdict, 'pass' | 'warn'>;
  reason: string;
  traces: readonly Trace[];
}

/** Assumed where the maker does not state it. A small index overestimates the shift. */
export const assumedFilterIndex = { index: 1.5, source: ownRule('滤镜有效折射率未标注时取偏保守的 1.5') };

/** Advises a band-pass filter for an LED and the angle of view of a lens. @throws OpticsInputError */
export function adviseBandPass(task: {
  ledNm: number;
  ledWidthNm?: number;
  /** Half the diagonal angle of view. */
  halfAngleDeg: number;
  focalLengthMm: number;
  effectiveIndex?: number;
}): FilterAdvice {
  const { ledNm, halfAngleDeg, focalLengthMm } = task;
  const effectiveIndex = task.effectiveIndex ?? assumedFilterIndex.index;
  const shift = { wavelengthNm: ledNm, angleDeg: halfAngleDeg, effectiveIndex };
  const shiftNm = ledNm - shiftedWavelengthNm(shift);
  const width = { ledWidthNm: task.ledWidthNm ?? usualBandPass.ledWidthNm[1], shiftNm };
  const widthNm = bandPassWidthNm(width);
  const wide = focalLengthMm <= filterFocalLengthLimit.mm || widthNm > usualBandPass.filterWidthNm[1];
  const drift = `画面角上中心波长短移 ${roundSignificant(shiftNm, 3)} nm`;
  return {
    centreNm: ledNm,
    widthNm,
    shiftNm,
    verdict: wide ? 'warn' : 'pass',
    reason: wide ? `${drift}，四角变暗：改用吸收型滤镜，或装在镜头之后` : drift,
    traces: [shiftedWavelengthNm.trace(shift), bandPassWidthNm.trace(width)],
  };
}
