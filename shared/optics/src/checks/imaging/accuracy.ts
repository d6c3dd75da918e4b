import { atMost } from '../../formula/numbers';
import type { Verdict } from '../../formula/verdict';
import { type Requirements, requirementTraces } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { bayerFactor, bayerObjectPixel } from '../../physics/accuracy/bayer';
import { objectPixelFromMagnification } from '../../physics/accuracy/object-pixel';
import { found, traced } from '../finding';
import { shownLength } from '../shown';
import type { System } from './system';

/** Whether a pixel covers no more of the object than the accuracy allows. Pixels are square, so one figure covers both axes. */
export function checkAccuracy(need: Requirements, system: System): Check {
  const { camera, setting } = system;
  const { objectPixelMm: pixel, magnification } = setting;
  const limit = need.objectPixelMm;
  const bayer = pixel.nominal / bayerFactor.factor;
  const colour = camera.colour === 'color';
  const verdict: Verdict = !atMost(pixel.nominal, limit)
    ? 'fail'
    : atMost(pixel.high, limit) && !(colour && !atMost(bayer, limit))
      ? 'pass'
      : 'warn';
  const band = pixel.high > pixel.low * 1.0005 ? `（前主面未标注，最差 ${shownLength(pixel.high)}）` : '';
  const mosaic = colour ? `；彩色插值后约 ${shownLength(bayer, 3)}` : '';
  return found('accuracy', {
    verdict,
    figure: pixel.nominal,
    limit,
    sense: 'at-most',
    unit: 'mm',
    reason: `单像素精度 ${shownLength(pixel.nominal)}${band}，要求不大于 ${shownLength(limit)}${mosaic}`,
    traces: () => [
      ...requirementTraces(need).slice(need.lineScan ? 1 : 2),
      ...traced(
        () =>
          objectPixelFromMagnification.trace({
            pixelSizeUm: camera.pixelSizeUm,
            magnification: magnification.nominal,
          }),
        ...(colour
          ? [() => bayerObjectPixel.trace({ objectPixelMm: pixel.nominal, bayerFactor: bayerFactor.factor })]
          : []),
      ),
    ],
  });
}
