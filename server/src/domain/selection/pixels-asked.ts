import type { Camera, Requirements } from '@shixuan/optics/model';
import { askedPixels } from '@shixuan/optics/solve';

/**
 * What the pixels of a camera are to the task: `是任务所需 8.2 MP 的 1.9 倍`; null where it has no more than are asked for. A buyer
 * pays for all of them, and the tiers of the search allow up to twice as many.
 */
export function pixelsOverAsked(need: Requirements, { pixelsH, pixelsV }: Camera): string | null {
  const asked = askedPixels(need);
  const times = (need.lineScan ? pixelsH : pixelsH * pixelsV) / asked;
  if (times < leastTold) return null;
  const unit = need.lineScan ? ({ name: 'k', of: 1e3 } as const) : ({ name: 'MP', of: 1e6 } as const);
  return `像素是任务所需 ${twoDigits(asked / unit.of)} ${unit.name} 的 ${twoDigits(times)} 倍`;
}

/** Below that it is the sensor that one buys anyway. */
const leastTold = 1.1;

const twoDigits = (figure: number): string => String(Number(figure.toPrecision(2)));
