import { OpticsInputError } from '../../formula/optics-input-error';
import type { Trace } from '../../formula/trace';
import { objectPixel } from './object-pixel';

/** 0: the long side of the sensor lies along the width of the object as it was typed; 90: camera turned. */
export type Orientation = 0 | 90;

export interface FieldFit {
  orientation: Orientation;
  /** Of both axes: the larger of the two, as pixels are square. */
  objectPixelMm: number;
  /** The side of the object that sets it; the other side has field to spare. */
  decidingAxis: 'width' | 'height';
  /** What is seen along the object's width and height. */
  fieldWidthMm: number;
  fieldHeightMm: number;
  /** How much wider than asked for, in %; 0 on the deciding axis. */
  spareWidthPct: number;
  spareHeightPct: number;
}

interface FieldAndPixels {
  /** The field to be seen, margin included. */
  widthMm: number;
  heightMm: number;
  /** Pixels along the sensor's two sides. */
  pixelsH: number;
  pixelsV: number;
}

/** Fits a field into a sensor with the camera as it is, or turned by 90°. @throws OpticsInputError */
export function fitField({ widthMm, heightMm, pixelsH, pixelsV }: FieldAndPixels, orientation: Orientation): FieldFit {
  const [alongWidth, alongHeight] = orientation === 0 ? [pixelsH, pixelsV] : [pixelsV, pixelsH];
  const acrossWidth = checkedField('widthMm', widthMm, alongWidth);
  const acrossHeight = checkedField('heightMm', heightMm, alongHeight);
  const objectPixelMm = Math.max(acrossWidth, acrossHeight);
  return {
    orientation,
    objectPixelMm,
    decidingAxis: acrossWidth >= acrossHeight ? 'width' : 'height',
    fieldWidthMm: objectPixelMm * alongWidth,
    fieldHeightMm: objectPixelMm * alongHeight,
    spareWidthPct: (objectPixelMm / acrossWidth - 1) * 100,
    spareHeightPct: (objectPixelMm / acrossHeight - 1) * 100,
  };
}

/** Both ways, the finer one first; where both see alike, the camera is not turned. @throws OpticsInputError */
export function fitFieldBothWays(task: FieldAndPixels): readonly [FieldFit, FieldFit] {
  const [straight, turned] = [fitField(task, 0), fitField(task, 90)];
  return turned.objectPixelMm < straight.objectPixelMm * (1 - 1e-9) ? [turned, straight] : [straight, turned];
}

/** How the 单像素精度 of a fit comes about: on the axis that decides. */
export function traceFit(task: FieldAndPixels, { orientation, decidingAxis }: FieldFit): Trace {
  const alongWidth = (orientation === 0) === (decidingAxis === 'width');
  return objectPixel.trace({
    fieldOfViewMm: decidingAxis === 'width' ? task.widthMm : task.heightMm,
    pixels: alongWidth ? task.pixelsH : task.pixelsV,
  });
}

/** The formula's own words name 视野; which of the two sides is wrong is known only here. */
function checkedField(side: 'widthMm' | 'heightMm', fieldOfViewMm: number, pixels: number): number {
  try {
    return objectPixel({ fieldOfViewMm, pixels });
  } catch (error) {
    if (error instanceof OpticsInputError && error.field === 'fieldOfViewMm') {
      throw new OpticsInputError({ field: side, message: `${side === 'widthMm' ? '宽' : '高'}向${error.message}` });
    }
    throw error;
  }
}
