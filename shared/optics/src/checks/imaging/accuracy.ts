import { atMost } from '../../formula/numbers';
import type { Verdict } from '../../formula/verdict';
import { type Requirements, requirementTraces } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { bayerFactor, bayerObjectPixel } from '../../physics/accuracy/bayer';
import { objectPixelFromMagnification } from '../../physics/accuracy/object-pixel';
import { focalBand, isWide } from '../../setting/focal-band';
import { found, traced } from '../finding';
import { overBand, shownLength } from '../shown';
import type { System } from './system';

/** Whether a pixel covers no more of the object than the accuracy allows. Pixels are square, so one figure covers both axes. */
export function checkAccuracy(need: Requirements, system: System): Check {
  const { camera, setting } = system;
  const { objectPixelMm: pixel, magnification } = setting;
  const limit = need.objectPixelMm;
  const bayer = pixel.nominal / bayerFactor.factor;
  const colour = camera.colour === 'color';
  const ends = focalBand(need, system.lens, setting);
  const pixelMm = camera.pixelSizeUm / 1000;
  const [low, high] = ends ? [pixelMm / ends.largest, pixelMm / ends.smallest] : [pixel.low, pixel.high];
  const holds = !atMost(pixel.nominal, limit) ? 'none' : atMost(high, limit) ? 'whole' : 'nominal';
  const verdict: Verdict =
    holds === 'none' ? 'fail' : holds === 'whole' && !(colour && !atMost(bayer, limit)) ? 'pass' : 'warn';
  const wide = isWide(low, high);
  const band = wide ? `（${ends?.because ?? ''}：${shownLength(low)}～${shownLength(high)}）` : '';
  const mosaic = colour ? `；彩色插值后约 ${shownLength(bayer, 3)}` : '';
  return found('accuracy', {
    verdict,
    figure: pixel.nominal,
    limit,
    sense: 'at-most',
    unit: 'mm',
    band: wide ? { low, high, holds } : undefined,
    reason: `单像素精度 ${shownLength(pixel.nominal)}${band}，要求不大于 ${shownLength(limit)}${wide ? overBand(holds) : ''}${mosaic}`,
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
