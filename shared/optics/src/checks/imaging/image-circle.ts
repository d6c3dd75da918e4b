import { atLeast } from '../../formula/numbers';
import type { Verdict } from '../../formula/verdict';
import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { cMountOpening, coverage } from '../../physics/coverage/image-circle';
import { sensorDiagonal } from '../../physics/sensor/sensor-size';
import { cameraFacts } from '../../setting/camera-facts';
import { lensFacts } from '../../setting/lens-facts';
import { circleLimitMm } from '../../setting/misses';
import { found, missing, traced } from '../finding';
import { shown } from '../shown';
import type { System } from './system';

/** Whether the image circle covers the sensor, or at least the image of the object. */
export function checkImageCircle(_need: Requirements, { camera, lens, setting }: System): Check {
  const { imageCircleMm: circle, sensorDiagonalMm: diagonal, objectImageMm: needed } = setting;
  const what = camera.kind === 'line' ? '感光线长' : '靶面对角线';
  if (circle === null) {
    const most = circleLimitMm(lens, setting);
    if (!Number.isNaN(most) && !atLeast(most, needed)) return beyondMount(most, needed);
    return missing('image-circle', ['像圈直径'], {
      limit: diagonal,
      sense: 'at-least',
      unit: 'mm',
      reason: `像圈未标注，${what} ${shown(diagonal)} mm 能否照满无法判定`,
    });
  }
  const shaded = lens.mount === 'c' && diagonal > cMountOpening.diagonalMm;
  const verdict: Verdict = !atLeast(circle, needed) ? 'fail' : atLeast(circle, diagonal) && !shaded ? 'pass' : 'warn';
  return found('image-circle', {
    verdict,
    figure: circle,
    limit: verdict === 'fail' ? needed : diagonal,
    sense: 'at-least',
    unit: 'mm',
    reason: () => {
      const ring = setting.ringMm > 0 ? `（加 ${setting.ringMm} mm 接圈后）` : '';
      const figures = `${basisOf(lens)}像圈 ${shown(circle)} mm${ring}，${what} ${shown(diagonal)} mm`;
      return `${figures}${consequence(circle, diagonal, needed, shaded)}`;
    },
    traces: () =>
      traced(
        ...(camera.kind === 'line'
          ? []
          : [
              () =>
                sensorDiagonal.trace({
                  sensorWidthMm: cameraFacts(camera).widthMm,
                  sensorHeightMm: cameraFacts(camera).heightMm,
                }),
            ]),
        () => coverage.trace({ imageCircleMm: circle, sensorDiagonalMm: diagonal }),
      ),
  });
}

/** The circle is not stated, but no lens of this mount and focal length can have the one that is needed. */
const beyondMount = (mostMm: number, neededMm: number): Check =>
  found('image-circle', {
    verdict: 'fail',
    figure: mostMm,
    limit: neededMm,
    sense: 'at-least',
    unit: 'mm',
    reason: `像圈未标注，这种接口与焦距最大也只有约 ${shown(mostMm)} mm，物体的像占 ${shown(neededMm)} mm`,
  });

/** Origin of an image circle that is not printed. */
function basisOf(lens: Lens): string {
  const { imageCircleBasis } = lensFacts(lens);
  if (imageCircleBasis === 'format') return `按最大靶面 ${lens.maxSensorFormat} 估计，`;
  return imageCircleBasis === 'object-field' ? '由物方视场与倍率折算，' : '';
}

function consequence(circle: number, diagonal: number, needed: number, shaded: boolean): string {
  if (!atLeast(circle, needed)) return `，物体的像占 ${shown(needed)} mm，照不到`;
  if (!atLeast(circle, diagonal)) return `，四角发暗，物体的像 ${shown(needed)} mm 仍在像圈内`;
  if (shaded) return `，C 口通光孔只够约 ${cMountOpening.diagonalMm} mm，四角可能发暗`;
  return '，全画面可用';
}
