import { atLeast, atMost } from '../../formula/numbers';
import type { DepthCamera } from '../../model/parts/depth-camera';
import type { VolumeNeeds } from '../../model/task/volume-task';
import { rateOfCycleHz, robotRoomMm } from '../../physics/three-d/area-camera';
import { traced } from '../finding';
import { shown, shownLength } from '../shown';
import { checkAmbient } from './ambient';
import {
  type VolumeCase,
  type VolumeCheck,
  type VolumeCheckId,
  volumeCheckIds,
  volumeFound,
  volumeMissing,
} from './volume-check';
import { mountDepthCamera, type VolumeMounting } from './volume-mounting';
import { distanceTraces, errorTraces, spacingTraces, viewTraces } from './volume-traces';

const checks: Readonly<Record<VolumeCheckId, (each: VolumeCase) => VolumeCheck | null>> = {
  distance: checkDistance,
  view: checkView,
  'point-spacing': checkSpacing,
  'z-error': checkError,
  cycle: checkCycle,
  ambient: checkAmbient,
};

/** The checks of a 3D area camera for a volume, in their order; without those of which nothing is asked and nothing known. */
export const checkDepthCamera = (
  need: VolumeNeeds,
  camera: DepthCamera,
  mounting: VolumeMounting = mountDepthCamera(need, camera),
): VolumeCheck[] => volumeCheckIds.flatMap(id => checks[id]({ need, camera, mounting }) ?? []);

/** 符合、资料不全、不符合. */
export type VolumeFit = 'fits' | 'data-missing' | 'does-not-fit';

export function volumeFit(found: readonly VolumeCheck[]): VolumeFit {
  if (found.some(({ verdict }) => verdict === 'fail')) return 'does-not-fit';
  return found.some(({ verdict }) => verdict === 'unknown') ? 'data-missing' : 'fits';
}

/** Whether the volume lies between the near and the far end of the range, from a distance that is allowed. */
function checkDistance(each: VolumeCase): VolumeCheck {
  const { need, camera, mounting } = each;
  const { depthMm, distance } = need.task;
  const { nearMm, farMm } = camera;
  const range = `测量距离 ${nearMm === null ? '未标注' : shown(nearMm)}～${farMm === null ? '未标注' : shown(farMm)} mm`;
  if (nearMm !== null && distance.maxMm !== null && !atMost(nearMm, distance.maxMm)) {
    return volumeFound('distance', {
      verdict: 'fail',
      figure: nearMm,
      limit: distance.maxMm,
      sense: 'at-most',
      unit: 'mm',
      reason: `${range}，最近处已超过允许的 ${shown(distance.maxMm)} mm`,
    });
  }
  const leastBaseMm = Math.max(distance.minMm ?? 0, nearMm ?? 0) + depthMm;
  if (farMm !== null && !atLeast(farMm, leastBaseMm)) {
    return volumeFound('distance', {
      verdict: 'fail',
      figure: farMm,
      limit: leastBaseMm,
      sense: 'at-least',
      unit: 'mm',
      reason: `${range}，最低处至少在 ${shown(leastBaseMm)} mm 处`,
    });
  }
  const absent = [...(nearMm === null ? ['最近测量距离'] : []), ...(farMm === null ? ['最远测量距离'] : [])];
  if (absent.length > 0) return volumeMissing('distance', absent, { unit: 'mm' });
  const { topMm, baseMm } = mounting;
  const placed =
    topMm === null || baseMm === null ? '' : `，装在最高处之上 ${shown(topMm)} mm，最低处 ${shown(baseMm)} mm`;
  const traces = () => distanceTraces(each);
  const roomMm = robotRoomMm.compute({ depthMm });
  const free = distance.minMm === null && depthMm > 0 && topMm !== null;
  if (free && !atLeast(topMm, roomMm)) {
    return volumeFound('distance', {
      verdict: 'warn',
      figure: topMm,
      limit: roomMm,
      sense: 'at-least',
      unit: 'mm',
      reason: `${range}${placed}；堆高 ${shown(depthMm)} mm 通常给夹具与手臂留 ${shown(roomMm)} mm，须核对取放时不碰相机`,
      traces,
    });
  }
  const room = free && atMost(topMm, roomMm) ? `；安装距离未限定，按堆高 ${shown(depthMm)} mm 给夹具与手臂留出` : '';
  return volumeFound('distance', {
    verdict: 'pass',
    figure: topMm,
    unit: 'mm',
    reason: `${range}${placed}${room}`,
    traces,
  });
}

/** The angle without which neither view nor distance can be told. */
const missingAngle = ({ angleHDeg }: DepthCamera) => (angleHDeg === null ? '水平视场角' : '垂直视场角');

/**
 * Whether the whole base is in view where the view is smallest, at the highest point. An angle alone gives a view at any distance: of a
 * camera that states no distance at all, too small a view refuses it, and a large enough one is not certain.
 */
function checkView(each: VolumeCase): VolumeCheck {
  const { need, mounting, camera } = each;
  const { widthMm, heightMm, topMm, turned } = mounting;
  if (widthMm === null || heightMm === null || topMm === null)
    return volumeMissing('view', [missingAngle(camera)], { unit: 'mm' });
  const enough = atLeast(widthMm, need.widthMm) && atLeast(heightMm, need.heightMm);
  const tight = widthMm / need.widthMm < heightMm / need.heightMm;
  const seen = `${shown(topMm)} mm 处视野 ${shown(widthMm)} × ${shown(heightMm)} mm${turned ? '（相机转 90°）' : ''}，要求 ${shown(need.widthMm)} × ${shown(need.heightMm)} mm`;
  if (enough && camera.nearMm === null && camera.farMm === null) {
    const absent = ['最近测量距离', '最远测量距离'];
    const reason = `按视场角 ${seen}；${absent.join('、')}未标注，不知能否装在这里，无法判定`;
    return volumeMissing('view', absent, { unit: 'mm', reason, traces: () => viewTraces(each) });
  }
  return volumeFound('view', {
    verdict: enough ? 'pass' : 'fail',
    figure: tight ? widthMm : heightMm,
    limit: tight ? need.widthMm : need.heightMm,
    sense: 'at-least',
    unit: 'mm',
    reason: seen,
    traces: () => viewTraces(each),
  });
}

function checkSpacing(each: VolumeCase): VolumeCheck | null {
  const { need, mounting, camera } = each;
  const { pointSpacingMm: figure, baseMm } = mounting;
  const { pointSpacingMm: limit } = need.task;
  const says =
    figure === null || baseMm === null ? '点间距未标注' : `最低处（${shown(baseMm)} mm）点间距 ${shownLength(figure)}`;
  const traces = () => spacingTraces(each);
  if (limit === null && figure === null) return null;
  if (limit === null)
    return volumeFound('point-spacing', { verdict: 'pass', figure, unit: 'mm', reason: `没有要求；${says}`, traces });
  if (figure === null) {
    const isPrinted = camera.nearSpacingUm !== null && camera.farSpacingUm !== null;
    const absent = [
      ...(baseMm === null ? [missingAngle(camera)] : []),
      ...(camera.depthPixelsH === null && !isPrinted ? ['深度图像素数'] : []),
    ];
    return volumeMissing('point-spacing', absent, { limit, unit: 'mm' });
  }
  return volumeFound('point-spacing', {
    verdict: atMost(figure, limit) ? 'pass' : 'fail',
    figure,
    limit,
    sense: 'at-most',
    unit: 'mm',
    reason: `${says}，要求不大于 ${shownLength(limit)}`,
    traces,
  });
}

/** A repeatability refuses what is coarser already, and promises no error. */
function checkError(each: VolumeCase): VolumeCheck | null {
  const { need, mounting, camera } = each;
  const { errorMm: figure, baseMm } = mounting;
  const { accuracyMm: limit } = need.task;
  const { repeatabilityUm, accuracy } = camera;
  const says =
    figure === null || baseMm === null || accuracy === null
      ? 'Z 向精度未标注'
      : `标注 ${shownLength(accuracy.errorMm)} @ ${shown(accuracy.atMm)} mm，换算到最低处（${shown(baseMm)} mm）为 ${shownLength(figure)}`;
  const traces = () => errorTraces(each);
  if (limit === null && figure === null) return null;
  if (limit === null)
    return volumeFound('z-error', { verdict: 'pass', figure, unit: 'mm', reason: `没有要求；${says}`, traces });
  const asked = { limit, sense: 'at-most', unit: 'mm' } as const;
  if (figure !== null) {
    return volumeFound('z-error', {
      ...asked,
      verdict: atMost(figure, limit) ? 'pass' : 'fail',
      figure,
      reason: `${says}，要求不大于 ${shownLength(limit)}`,
      traces,
    });
  }
  const repeatMm = repeatabilityUm === null ? null : repeatabilityUm / 1000;
  if (repeatMm !== null && !atMost(repeatMm, limit)) {
    return volumeFound('z-error', {
      ...asked,
      verdict: 'fail',
      figure: repeatMm,
      reason: `重复精度已有 ${shownLength(repeatMm)}，要求误差不大于 ${shownLength(limit)}`,
    });
  }
  if (accuracy !== null) {
    const absent = missingAngle(camera);
    return volumeMissing('z-error', [absent], {
      ...asked,
      reason: `标注 ${shownLength(accuracy.errorMm)} @ ${shown(accuracy.atMm)} mm，但${absent}未标注，算不出最低处的距离，无法判定`,
    });
  }
  const only = repeatMm === null ? '' : `，只标注重复精度 ${shownLength(repeatMm)}（误差不会比它小）`;
  const where = baseMm === null ? '最低处' : `最低处（${shown(baseMm)} mm）`;
  return volumeMissing('z-error', ['Z 向精度'], {
    ...asked,
    reason: `Z 向精度未标注${only}，无法判定；须问厂家：${where}误差是否不大于 ±${shownLength(limit)}`,
  });
}

/** Time of a shot only: what is computed from the points and the motion of the robot come on top. */
function checkCycle({ need, camera }: VolumeCase): VolumeCheck | null {
  const { frameRateHz: figure } = camera;
  const { rateHz: limit } = need;
  const says = figure === null ? '帧率未标注' : `每秒 ${shown(figure)} 幅深度图`;
  if (limit === null && figure === null) return null;
  if (limit === null) return volumeFound('cycle', { verdict: 'pass', figure, unit: 'Hz', reason: `没有要求；${says}` });
  const { cycleS } = need.task;
  const traces = () => (cycleS === null ? [] : traced(() => rateOfCycleHz.trace({ cycleS })));
  if (figure === null) return volumeMissing('cycle', ['帧率'], { limit, unit: 'Hz', traces });
  return volumeFound('cycle', {
    verdict: atLeast(figure, limit) ? 'pass' : 'fail',
    figure,
    limit,
    sense: 'at-least',
    unit: 'Hz',
    reason: `${says}，节拍 ${shown(1 / limit)} s 要 ${shown(limit)} 幅/s；点云处理与抓取另计时间`,
    traces,
  });
}
