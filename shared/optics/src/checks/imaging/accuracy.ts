import { atMost, roundUp } from '../../formula/numbers';
import type { Verdict } from '../../formula/verdict';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { bayerFactor, bayerObjectPixel } from '../../physics/accuracy/bayer';
import { objectPixelFromMagnification } from '../../physics/accuracy/object-pixel';
import { workingDistance } from '../../physics/lens/working-distance';
import { cameraFacts } from '../../setting/camera-facts';
import { lensFacts } from '../../setting/lens-facts';
import { orient } from '../../setting/place';
import { found, traced } from '../finding';
import { shownDown, shownLength, shownUp } from '../shown';
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
    remedy: verdict === 'pass' ? undefined : remedy(need, system, colour && atMost(pixel.high, limit)),
    traces: () => [
      ...need.traces.slice(need.lineScan ? 1 : 2),
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

/** Remedy: a shorter distance while the field is still in view, otherwise more pixels. */
function remedy(need: Requirements, { camera, lens, setting }: System, mosaicOnly: boolean): string {
  if (mosaicOnly) return '改用黑白相机';
  const { plane } = lensFacts(lens);
  const { most } = orient(need, cameraFacts(camera));
  const magnification = camera.pixelSizeUm / 1000 / need.objectPixelMm;
  if (plane && setting.workingDistanceMm && magnification <= most) {
    // The pixel is coarsest for the deepest principal plane: a distance computed from it is short enough in any case.
    const distance = workingDistance.compute({
      focalLengthMm: plane.focalLengthMm,
      magnification,
      principalPlaneOffsetMm: plane.highMm,
    });
    const object = setting.workingDistanceMm.nominal + plane.highMm;
    const longer = `改用焦距不小于 ${shownUp((object * magnification) / (1 + magnification), 3)} mm 的镜头`;
    return distance > 0 ? `工作距离缩短到 ${shownDown(distance)} mm，或${longer}` : longer;
  }
  if (magnification <= most) return `改用倍率不小于 ${shownUp(magnification, 3)} 的镜头`;
  const across = roundUp(need.fieldWidthMm / need.objectPixelMm);
  if (need.lineScan) return `改用每行不少于 ${across} 像素的相机`;
  return `改用不少于 ${across} × ${roundUp(need.fieldHeightMm / need.objectPixelMm)} 像素的相机`;
}
