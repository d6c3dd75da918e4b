import { atMost } from '../../formula/numbers';
import type { Verdict } from '../../formula/verdict';
import { isTelecentric } from '../../model/parts/lens';
import { type Requirements, requirementTraces } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { type AccuracyDemand, usualBandPixels } from '../../physics/accuracy/accuracy-demand';
import { bayerFactor, bayerObjectPixel } from '../../physics/accuracy/bayer';
import { objectPixelFromMagnification } from '../../physics/accuracy/object-pixel';
import { toleranceLimit } from '../../physics/accuracy/tolerance-limit';
import { focalBand, isWide } from '../../setting/focal-band';
import { found, traced } from '../finding';
import { overBand, shown, shownLength } from '../shown';
import type { System } from './system';

/** How the limit follows from a tolerance, with the source of the sub-pixel factor, and where it can be changed; empty for other demands. */
function toleranceNote(accuracy: AccuracyDemand, telecentric: boolean): string {
  if (accuracy.kind !== 'tolerance') return '';
  const { by, gaugeRatio, bandPixels, isUsualBand, method } = toleranceLimit(accuracy);
  const factor = shown(accuracy.subPixelFactor);
  const edge = method ? `亚像素系数 ${factor}（${method.label}）` : `亚像素系数 ${factor}`;
  const why =
    by === 'band'
      ? `由公差带内最少 ${shown(bandPixels)} px 决定${isUsualBand ? '（默认值，可在“公差带内最少像素”改）' : ''}，${edge}用不到更细`
      : `由量具比 ${shown(gaugeRatio)} 与${edge}决定`;
  const finer =
    telecentric && accuracy.subPixelFactor > usualBandPixels.fine.upToFactor
      ? `；远心镜头配平行背光、亚像素拟合时系数可填 ${usualBandPixels.fine.upToFactor}，默认下限随之降到 ${usualBandPixels.fine.pixels} px`
      : '';
  return `；要求${why}${finer}`;
}

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
    reason: `单像素精度 ${shownLength(pixel.nominal)}${band}，要求不大于 ${shownLength(limit)}${wide ? overBand(holds) : ''}${mosaic}${toleranceNote(need.task.accuracy, isTelecentric(system.lens))}`,
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
