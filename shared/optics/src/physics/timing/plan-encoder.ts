import { OpticsInputError } from '../../formula/optics-input-error';
import { type EncoderPlan, encoderPlans, usualRatioRange } from './encoder-plan';

/** Encoder data that trigger the lines of a line scan; null: not stated. */
export interface EncoderInput {
  /** Circumference of the measuring wheel, or the lead of the screw. */
  mmPerRevolution: number | null;
  pulsesPerRevolution: number | null;
  /** Travel per pulse; takes precedence over the wheel. */
  mmPerPulse: number | null;
  /** Edges counted per pulse; null: chosen by the engine. */
  edges: 1 | 2 | 4 | null;
  maxMultiplier: number | null;
  maxDivider: number | null;
  /** Highest frequency of the input. */
  maxHz: number | null;
}

export type PlannedEncoder = { plan: EncoderPlan } | { lacking: string };

/** The best way to count the encoder for square pixels, or the data that are missing for it. */
export function planEncoder(encoder: EncoderInput, linePitchMm: number, speedMmS: number): PlannedEncoder {
  const { mmPerRevolution, pulsesPerRevolution, mmPerPulse, edges, maxMultiplier, maxDivider, maxHz } = encoder;
  const wheel =
    mmPerRevolution !== null && pulsesPerRevolution !== null ? { mmPerRevolution, pulsesPerRevolution } : null;
  if (mmPerPulse === null && !wheel) return { lacking: '填测量轮周长与每转脉冲数，或脉冲当量，得出分频设置' };
  if (!(speedMmS > 0)) return { lacking: '填速度，得出脉冲频率' };
  const { multiplier, divider } = usualRatioRange;
  try {
    const [plan] = encoderPlans({
      linePitchMm,
      speedMmS,
      ...(mmPerPulse !== null ? { mmPerPulse } : wheel && { wheel }),
      ...(edges !== null && { edges: [edges] }),
      ratio: {
        multiplier: [multiplier[0], maxMultiplier ?? multiplier[1]],
        divider: [divider[0], maxDivider ?? divider[1]],
      },
      ...(maxHz !== null && { boardMaxHz: maxHz }),
    });
    return { plan };
  } catch (error) {
    if (error instanceof OpticsInputError) return { lacking: error.message };
    throw error;
  }
}
