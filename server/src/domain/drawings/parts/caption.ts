import type { Figures } from '../figures';
import { contradictingThread } from './outer-diameter';

/** Caption of a camera with known dimensions: screws, fins and sockets are examples. */
export const CAMERA_TO_SCALE = '外形按比例，散热与插座为示意';

/** Caption of a drawing in which only some outlines follow known dimensions; undefined when none does. */
export function partlyToScale(known: readonly (string | false)[], rest: string): string | undefined {
  const parts = known.filter(part => part !== false);
  return parts.length === 0 ? undefined : `${parts.join('、')}按比例，${rest}为典型外形`;
}

/** Caption of a lens in section. Its inside is never known: glass, stop and steps are drawn as examples. */
export function lensCaption(figures: Figures, toScale: boolean, known: readonly (string | false)[]): string {
  const thread = contradictingThread(figures);
  if (thread) return `${thread}大于标注的外径，外径待核实；镜筒与内部为示意`;
  if (toScale) return '外形按比例，内部为示意';
  return partlyToScale(known, '镜筒与内部') ?? '典型外形，非实际比例';
}
