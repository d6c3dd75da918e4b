import { OpticsInputError } from '../../formula/optics-input-error';
import type { Trace } from '../../formula/trace';
import { objectPixel } from './object-pixel';

/** 0: the long side of the sensor lies along the entered width of the object; 90: the camera is turned. */
export type Orientation = 0 | 90;

export interface FieldFit {
  orientation: Orientation;
  /** The larger of both axes, as pixels are square. */
  objectPixelMm: number;
  /** Side of the object that determines the pixel; the field has reserve on the other side. */
  decidingAxis: 'width' | 'height';
  /** Field along the width and the height of the object. */
  fieldWidthMm: number;
  fieldHeightMm: number;
  /** Reserve over the field asked for, in %; 0 on the deciding axis. */
  spareWidthPct: number;
  spareHeightPct: number;
}

interface FieldAndPixels {
  /** Field asked for, with margin. */
  widthMm: number;
  heightMm: number;
  /** Pixels along both sides of the sensor. */
  pixelsH: number;
  pixelsV: number;
}

/** Fits a field into a sensor, with the camera upright or turned by 90°. @throws OpticsInputError */
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

/** Fits of both orientations, the finer one first; of equal fits the upright camera. @throws OpticsInputError */
export function fitFieldBothWays(task: FieldAndPixels): readonly [FieldFit, FieldFit] {
  const [straight, turned] = [fitField(task, 0), fitField(task, 90)];
  return turned.objectPixelMm < straight.objectPixelMm * (1 - 1e-9) ? [turned, straight] : [straight, turned];
}

/** Derivation of the 单像素精度 of a fit, along the deciding axis. */
export function traceFit(task: FieldAndPixels, { orientation, decidingAxis }: FieldFit): Trace {
  const alongWidth = (orientation === 0) === (decidingAxis === 'width');
  return objectPixel.trace({
    fieldOfViewMm: decidingAxis === 'width' ? task.widthMm : task.heightMm,
    pixels: alongWidth ? task.pixelsH : task.pixelsV,
  });
}

/** Names the side in an input error, because the formula only knows 视野. */
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
