import type { Figures } from '../figures';
import { mountOf } from './mount';

/** Of a filter thread as makers write it: `M62×0.75`, `m35.5x0.5`. */
const threadMm = (text: string | undefined) => {
  const size = /^m(\d+(?:\.\d+)?)/i.exec(text ?? '')?.[1];
  return size === undefined ? undefined : Number(size);
};

/** Threads are stated in round figures; less than this is no contradiction, mm. */
const TOLERANCE = 0.1;

/** The thread at the front or rear that is larger than the stated outer diameter, so that one of the two must be wrong. */
export function contradictingThread(figures: Figures): '滤镜螺纹' | '卡口' | undefined {
  const diameter = figures.number('diameterMm');
  if (diameter === undefined) return undefined;
  const larger = (size: number | undefined) => size !== undefined && size > diameter + TOLERANCE;
  if (larger(threadMm(figures.text('filterThread')))) return '滤镜螺纹';
  return larger(mountOf(figures.several('mount')[0])?.diameterMm) ? '卡口' : undefined;
}

/** The outer diameter of a lens, mm; not known where a thread contradicts it. */
export const outerDiameter = (figures: Figures): number | undefined =>
  contradictingThread(figures) ? undefined : figures.number('diameterMm');
