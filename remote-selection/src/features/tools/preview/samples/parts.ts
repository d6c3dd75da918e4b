import type { Target } from '../targets/target';
import { grain, inside, middle, mixed, painted, toBox } from './paint';

// Parts with a deviation as large as the task asks for. Sizes in pixels of the camera.

/** Silhouette of a thread of 60° before a back light; one crest is short by the asked size. */
export function drawThread(size: number): Target {
  const pitch = 26;
  const depth = pitch * 0.61;
  return painted(
    (x, y) => {
      const turn = (((x - middle) / pitch) % 1) + 1.5;
      const part = turn - Math.floor(turn);
      const flank = Math.min(depth * 0.8, Math.max(0, depth * (1 - 4 * Math.abs(part - 0.5)) + depth * 0.55));
      const short = Math.abs(x - middle) < pitch / 2 ? Math.min(size, flank) : 0;
      const edge = middle + 18 - Math.min(flank, depth * 0.8 - short);
      return mixed(0.92, 0.06, inside(edge - y));
    },
    { width: pitch, height: 2 * depth, featurePx: size },
  );
}

/** Outline of a part before a back light; its edge has a step of the asked size. */
export function drawOutline(size: number): Target {
  return painted(
    (x, y) => {
      const step = Math.abs(y - middle) < 12 ? size : 0;
      return mixed(0.92, 0.06, inside(x - middle - step + 3));
    },
    { width: 6 + 2 * size, height: 24, featurePx: size },
  );
}

/** Solder joints on a board: a bridge of the asked width between two pads. */
export function drawSolder(width: number): Target {
  const pitch = 30;
  return painted(
    (x, y) => {
      const board = 0.2 + 0.05 * (grain(x, y) - 0.5) + (Math.abs((y % 32) - 16) < 1.2 ? 0.08 : 0);
      // Pads stand half a pitch beside the middle, where the bridge is.
      const fromPad = ((x - middle + 8 * pitch) % pitch) - pitch / 2;
      const pad = toBox(fromPad, y - middle, 9, 26);
      const shine = 0.72 + 0.2 * Math.exp(-((y - middle + 8) ** 2) / 90);
      const joined = mixed(board, shine, inside(pad));
      const bridge = toBox(x - middle, y - middle, pitch / 2 - 8, width / 2);
      return mixed(joined, 0.8, inside(bridge));
    },
    { width: pitch - 16, height: width, featurePx: width },
  );
}

/** Pins of a connector from above; the one in the middle stands beside its place by the asked size. */
export function drawPins(size: number): Target {
  const pitch = 24;
  const half = 5;
  return painted(
    (x, y) => {
      const [column, row] = [Math.round((x - middle) / pitch), Math.round((y - middle) / pitch)];
      const bent = column === 0 && row === 0 ? size : 0;
      const pin = toBox(x - middle - column * pitch - bent, y - middle - row * pitch, half, half) - 1;
      const cavity = toBox(x - middle - column * pitch, y - middle - row * pitch, half + 3, half + 3);
      const body = Math.abs(row) > 1 ? 0.26 : mixed(0.26, 0.12, inside(cavity));
      return Math.abs(row) > 1 ? body : mixed(body, 0.84, inside(pin));
    },
    { width: 2 * half + 2 * size, height: 2 * half, featurePx: size },
  );
}
