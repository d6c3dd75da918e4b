import { checkPositive, OpticsInputError } from '../../formula/optics-input-error';
import { ownRule } from '../../formula/sources/own-rule';
import type { Trace } from '../../formula/trace';
import { countsPerLine, encoderFrequencyHz, encoderMmPerPulse, linesPerPulse } from './encoder';
import { closestEncoderRatio, type EncoderRatio, type RatioRange } from './encoder-ratio';

export interface EncoderTask {
  /** 行间距 = real 单像素精度 of the chosen camera, for square pixels. */
  linePitchMm: number;
  /** Highest speed. */
  speedMmS: number;
  /** Either the wheel (circumference, or lead of the screw) with its pulses… */
  wheel?: { mmPerRevolution: number; pulsesPerRevolution: number };
  /** …or the travel per pulse, counted once. */
  mmPerPulse?: number;
  /** Edges that the board can count per pulse: ×1, ×2, ×4. */
  edges?: readonly (1 | 2 | 4)[];
  ratio: RatioRange;
  /** Highest frequency of the encoder input of the board; absent: not stated. */
  boardMaxHz?: number | undefined;
}

export interface EncoderPlan extends EncoderRatio {
  edges: 1 | 2 | 4;
  mmPerPulse: number;
  linesPerPulse: number;
  countsPerLine: number;
  frequencyHz: number;
  /** Unknown without the limit of the board. */
  frequency: 'pass' | 'fail' | 'unknown';
  /** Lines per second that are actually triggered at the highest speed. */
  lineRateHz: number;
  aspect: 'pass' | 'warn';
  traces: readonly Trace[];
}

/** Largest aspect error that is not visible. */
export const acceptedAspectError = { pct: 0.5, source: ownRule('编码器残余长宽比误差不大于 0.5 %') };

/** Usual settings of boards; the manual of the board takes precedence. */
export const usualRatioRange: RatioRange & { source: ReturnType<typeof ownRule> } = {
  multiplier: [1, 32],
  divider: [1, 4096],
  source: ownRule('未标注分频范围时的假定'),
};

/**
 * All ways to count the encoder, the best first: a frequency within the limit of the board, then the smaller aspect error, then
 * the fewer edges.
 * @throws OpticsInputError
 */
export function encoderPlans(task: EncoderTask): readonly [EncoderPlan, ...EncoderPlan[]] {
  const [first, ...others] = (task.edges ?? [1, 2, 4]).map(edges => plan(task, edges)).sort(better);
  if (!first) throw new OpticsInputError({ field: 'edges', message: '倍频：×1、×2、×4 至少应选其一' });
  return [first, ...others];
}

function plan(task: EncoderTask, edges: 1 | 2 | 4): EncoderPlan {
  const { linePitchMm, speedMmS, boardMaxHz } = task;
  if (boardMaxHz !== undefined) checkPositive('boardMaxHz', '编码器输入最高频率', boardMaxHz);
  const revolution = revolutionOf(task);
  const mmPerPulse = encoderMmPerPulse({ ...revolution, edges });
  const wanted = linesPerPulse({ mmPerPulse, linePitchMm });
  const ratio = closestEncoderRatio(wanted, task.ratio);
  const frequencyHz = encoderFrequencyHz({ speedMmS, mmPerPulse });
  return {
    ...ratio,
    edges,
    mmPerPulse,
    linesPerPulse: wanted,
    countsPerLine: countsPerLine({ linePitchMm, countsPerMm: 1 / mmPerPulse }),
    frequencyHz,
    frequency: boardMaxHz === undefined ? 'unknown' : frequencyHz <= boardMaxHz ? 'pass' : 'fail',
    lineRateHz: (frequencyHz * ratio.multiplier) / ratio.divider,
    aspect: Math.abs(ratio.aspectErrorPct) <= acceptedAspectError.pct ? 'pass' : 'warn',
    traces: [
      encoderMmPerPulse.trace({ ...revolution, edges }),
      linesPerPulse.trace({ mmPerPulse, linePitchMm }),
      encoderFrequencyHz.trace({ speedMmS, mmPerPulse }),
    ],
  };
}

/** A linear scale is treated as a wheel with one pulse. */
function revolutionOf({ wheel, mmPerPulse }: EncoderTask): { mmPerRevolution: number; pulsesPerRevolution: number } {
  if (wheel) return wheel;
  if (mmPerPulse !== undefined) return { mmPerRevolution: mmPerPulse, pulsesPerRevolution: 1 };
  throw new OpticsInputError({ field: 'mmPerPulse', message: '编码器：应给出测量轮与每转脉冲数，或脉冲当量' });
}

function better(a: EncoderPlan, b: EncoderPlan): number {
  const refused = Number(a.frequency === 'fail') - Number(b.frequency === 'fail');
  const error = Math.abs(a.aspectErrorPct) - Math.abs(b.aspectErrorPct);
  return refused || (Math.abs(error) > 1e-9 ? error : a.edges - b.edges);
}
