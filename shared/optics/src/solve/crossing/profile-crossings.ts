import { ownRule } from '../../formula/sources/own-rule';
import type { ProfileNeeds, ProfileTask } from '../../model/task/profile-task';
import type { VolumeTask } from '../../model/task/volume-task';
import { type ProfileCrossing, shownMm } from './crossing';

/** Tilt of a profiler over a mirror-like surface about its laser line, °: the direct reflection leaves at twice the angle. */
const mirrorTilt = { deg: 10, source: ownRule('镜面工件上线激光整机倾斜约 10°，直接反射避开接收镜头') } as const;

const tiltRad = (mirrorTilt.deg * Math.PI) / 180;

/**
 * The task as a tilted profiler sees it. It reads heights along its laser plane, longer by 1 ÷ cos of the tilt than they stand: it needs as
 * much more range, and an error of its reading counts less in the height. The width along the line stays.
 */
export function tiltedTask(task: ProfileTask): ProfileTask {
  const along = (figure: number) => figure / Math.cos(tiltRad);
  const read = (figure: number | null) => (figure === null ? null : along(figure));
  return {
    ...task,
    heightVariationMm: along(task.heightVariationMm),
    heightToleranceMm: along(task.heightToleranceMm),
    resolutionUm: read(task.resolutionUm),
    repeatabilityUm: read(task.repeatabilityUm),
    heightErrorUm: read(task.heightErrorUm),
  };
}

/** Other ways for a profile task: from its figures alone, without solving them. */
export function profileCrossings({ task, widthMm, usedMm, rateHz }: ProfileNeeds): readonly ProfileCrossing[] {
  const crossings: ProfileCrossing[] = [];
  if (task.surface === 'mirror') {
    crossings.push({
      kind: 'tilt',
      title: `整机倾斜约 ${mirrorTilt.deg}°`,
      text:
        `反光面把激光直接反射进镜头会饱和；倾斜 ${mirrorTilt.deg}° 后反射偏开 ${2 * mirrorTilt.deg}°，` +
        `高度 = 读数 × cos ${mirrorTilt.deg}°（短 ${((1 - Math.cos(tiltRad)) * 100).toFixed(1)} %），` +
        `每 1 mm 高度沿运动方向错开 ${shownMm(Math.tan(tiltRad))} mm，点云按倾角换算`,
    });
  }
  // Profiles at a rate are taken of a part that moves, whether its speed is stated or not.
  if (task.speedMmS === 0 && rateHz === null) {
    crossings.push({
      kind: 'area-3d',
      title: '改选 3D 面阵相机',
      text: `工件若不动，线激光须加一根扫描轴；3D 面阵相机一次拍下 ${shownMm(widthMm)} mm 宽、${shownMm(usedMm)} mm 高的范围（长度未给，按与宽相同计），适合料箱抓取与拆垛`,
      volumeTask: inOneShot(task, usedMm),
    });
  }
  return crossings;
}

/** The smaller of two demands; null: neither is made. */
export function finestOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** The part seen in one shot. A profile task does not say how long the part is: as long as it is wide. */
const inOneShot = (task: ProfileNeeds['task'], depthMm: number): VolumeTask => ({
  widthMm: task.widthMm,
  heightMm: task.widthMm,
  marginPct: task.marginPct,
  depthMm,
  distance: task.standOff,
  pointSpacingMm: finestOf(task.pointSpacingMm, task.travelSpacingMm),
  accuracyMm: task.heightErrorUm === null ? null : task.heightErrorUm / 1000,
  cycleS: null,
  ambient: null,
});
