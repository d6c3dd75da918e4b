import { type EncoderPlan, encoderPlans, OpticsInputError, usualRatioRange } from '@shixuan/optics';
import type { SelectionState } from '@shixuan/task-url';

export type Planned = { plan: EncoderPlan } | { lacking: string };

/** The best way to count the encoder so that pixels are square, or what is still to be said for it. */
export function planOf(encoder: SelectionState['encoder'], linePitchMm: number, speedMmS: number): Planned {
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
