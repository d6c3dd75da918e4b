import type { TypedSensor } from '@shixuan/task-url';

/** A 5 MP sensor that many cameras have, until another is typed. */
export const usualSensor: TypedSensor = { pixelsH: 2448, pixelsV: 2048, pixelSizeUm: 3.45 };

interface NeededPixels {
  width: number;
  height: number;
}

/** Lines that are made, with the pixel most of them have. */
const usualLines = [
  { pixelsH: 2048, pixelSizeUm: 7 },
  { pixelsH: 4096, pixelSizeUm: 7 },
  { pixelsH: 8192, pixelSizeUm: 7 },
  { pixelsH: 16384, pixelSizeUm: 5 },
] as const;

/** What is taken while neither camera nor sensor is known: a usual one that has the pixels; else just the pixels, of the usual size. */
export function assumedSensor({ width, height }: NeededPixels, line: boolean): TypedSensor {
  if (line) {
    const usual = usualLines.find(({ pixelsH }) => pixelsH >= width);
    return { pixelsH: width, pixelSizeUm: 3.5, ...usual, pixelsV: 1 };
  }
  const { pixelsH, pixelsV, pixelSizeUm } = usualSensor;
  const covers = Math.max(width, height) <= pixelsH && Math.min(width, height) <= pixelsV;
  return covers ? usualSensor : { pixelsH: width, pixelsV: height, pixelSizeUm };
}
