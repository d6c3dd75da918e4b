import type { TypedSensor } from '@shixuan/task-url';

/** A 5 MP sensor that many cameras have, until another is typed. */
export const usualSensor: TypedSensor = { pixelsH: 2448, pixelsV: 2048, pixelSizeUm: 3.45 };
