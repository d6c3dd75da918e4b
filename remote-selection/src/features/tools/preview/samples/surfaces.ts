import type { Target } from '../targets/target';
import { grain, inside, middle, mixed, painted, toLine } from './paint';

// Surfaces with a defect as wide as the task asks for. Widths in pixels of the camera.

/** A brushed surface under low light: scratches glow on a grey ground. */
export function drawScratch(width: number): Target {
  const reach = 22;
  return painted(
    (x, y) => {
      const ground = 0.34 + 0.05 * (grain(x / 24, y * 2) - 0.5) + 0.03 * (grain(x * 4, y * 4) - 0.5);
      const wanted = toLine(x, y, [middle - reach, middle + 9], [middle + reach, middle - 9]);
      const light = toLine(x, y, [14, 20], [46, 34]);
      const scratched = mixed(ground, 0.86, inside(wanted - width / 2));
      return mixed(scratched, 0.62, inside(light - width / 4));
    },
    { width: 2 * reach, height: 18 + width, featurePx: width },
  );
}

/** A patterned wafer under coaxial light, a particle on a street. */
export function drawWafer(width: number): Target {
  const pitch = 38;
  return painted(
    (x, y) => {
      const [u, v] = [(x - middle + pitch / 2 + pitch * 4) % pitch, (y - middle + pitch / 2 + pitch * 4) % pitch];
      const street = Math.min(u, pitch - u, v, pitch - v) < 2.5;
      const lines = Math.min((u + 1) % 5, 5 - ((u + 1) % 5)) < 0.8 || (v > 12 && v < 18);
      const ground = street ? 0.86 : lines ? 0.5 : 0.66;
      const particle = Math.hypot(x - middle, y - middle) - width / 2;
      return mixed(ground, 0.12, inside(particle));
    },
    { width, height: width, featurePx: width },
  );
}

/** A woven web with a missing thread of the asked width. */
export function drawTextile(width: number): Target {
  const pitch = Math.max(3, width);
  return painted(
    (x, y) => {
      const [u, v] = [x / pitch, y / pitch];
      const over = (Math.floor(u) + Math.floor(v)) % 2 === 0;
      const round = (part: number) => Math.sin(Math.PI * (part - Math.floor(part)));
      const thread = over ? round(u) : round(v);
      const ground = 0.3 + 0.42 * thread + 0.08 * (grain(u, v) - 0.5);
      const gap = Math.max(Math.abs(y - middle) - width / 2, Math.abs(x - middle) - 20);
      return mixed(ground, 0.1, inside(gap));
    },
    { width: 40, height: width, featurePx: width },
  );
}

/** A clear body before a back light, with a dark speck in it. */
export function drawInclusion(width: number): Target {
  return painted(
    (x, y) => {
      const wall = Math.abs(x - middle) - 46;
      const glass = wall > 4 ? 0.92 : wall > 0 ? 0.3 : 0.8 + 0.06 * Math.cos((x - middle) / 18);
      const speck = Math.hypot((x - middle) * 0.8, y - middle) - width / 2;
      return mixed(glass, 0.16, inside(speck));
    },
    { width: width * 1.25, height: width, featurePx: width },
  );
}
