import type { LensElement } from './lens-element';

/** Bore and glass groups that are usual in a fixed focal length lens of this size; half diameters in mm, x = 0 at the flange. */
export function objective(length: number, half: number, mountHalf: number, threadDepth: number) {
  const front = half * 0.8;
  const middle = half * 0.46;
  const rear = Math.min(mountHalf * 0.78, half * 0.8);
  const at = (share: number) => -length + length * share;
  const waist = at(0.45);
  const boreAt = (x: number) =>
    x < waist
      ? front + ((middle - front) * (x + length)) / (waist + length)
      : middle + ((rear - middle) * (x - waist)) / (threadDepth - waist);
  const t = Math.min(length * 0.075, half * 0.26);
  const seated = (x: number, thickness: number, frontSag: number, rearSag: number): LensElement => {
    const ends = [x, x + frontSag, x + thickness, x + thickness + rearSag];
    const room = Math.min(
      boreAt(Math.max(-length, Math.min(...ends))),
      boreAt(Math.min(threadDepth, Math.max(...ends))),
    );
    return { x, thickness, half: room * 0.97, front: frontSag, rear: rearSag };
  };
  const rearDoublet = at(0.56);
  return {
    front,
    middle,
    rear,
    waist,
    elements: [
      seated(at(0.05), t, t * 1.5, t * 1.1),
      seated(at(0.19), t * 1.6, t * 0.9, -t * 0.4),
      seated(at(0.33), t * 0.8, -t * 0.4, t * 0.6),
      seated(rearDoublet, t * 0.7, -t * 0.7, t * 0.1),
      seated(rearDoublet + t * 0.7, t * 1.6, t * 0.1, -t * 0.8),
      seated(at(0.84), t * 1.4, t * 0.6, -t * 0.8),
    ].filter(element => element.x + element.thickness < threadDepth),
  };
}
