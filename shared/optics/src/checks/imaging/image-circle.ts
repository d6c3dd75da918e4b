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
export function checkImageCircle(need: Requirements, { camera, lens, setting }: System): Check {
  const { imageCircleMm: circle, sensorDiagonalMm: diagonal, objectImageMm: needed } = setting;
  const isLine = camera.kind === 'line';
  const what = isLine ? '感光线长' : '靶面对角线';
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
      const marginMm = Math.min(diagonal, need.fieldDiagonalMm * setting.magnification.nominal);
      return `${figures}${consequence({ circle, diagonal, needed, marginMm, shaded, edge: isLine ? '两端' : '四角' })}`;
    },
    traces: () =>
      traced(
        ...(isLine
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

interface Covered {
  /** Diameters, mm: of the image circle, of the sensor, of the image of the object, and of that with its margin. */
  circle: number;
  diagonal: number;
  needed: number;
  marginMm: number;
  /** By the thread of the mount. */
  shaded: boolean;
  /** What lies farthest out. */
  edge: string;
}

function consequence({ circle, diagonal, needed, marginMm, shaded, edge }: Covered): string {
  if (!atLeast(circle, needed)) return `，物体的像占 ${shown(needed)} mm，照不到`;
  if (!atLeast(circle, marginMm)) return `，${edge}发暗：物体的像 ${shown(needed)} mm 在像圈内，留边不全在`;
  if (!atLeast(circle, diagonal)) return `，${edge}发暗，物体的像 ${shown(needed)} mm 仍在像圈内`;
  if (shaded) return `，C 口通光孔只够约 ${cMountOpening.diagonalMm} mm，${edge}可能发暗`;
  return '，全画面可用';
}
