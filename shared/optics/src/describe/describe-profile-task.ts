import { laserClassLabel } from '../model/parts/laser-class';
import { protectionLabel } from '../model/parts/protection';
import type { LaserSurface, ProfileTask } from '../model/task/profile-task';
import type { TaskLine } from './describe-task';
import { printed, range } from './printed';

/** Labels of the surfaces. */
export const laserSurfaceLabels: Readonly<Record<LaserSurface, string>> = {
  matt: '哑光',
  glowing: '发红光的高温表面',
  translucent: '半透明',
  mirror: '镜面',
  transparent: '透明',
};

/** Describes the inputs of a line profiler task in the order of the form; omits open inputs. */
export function describeProfileTask(task: ProfileTask): TaskLine[] {
  const line = (label: string, text: string | null): TaskLine[] => (text === null ? [] : [{ label, text }]);
  const figure = (label: string, value: number | null, unit: string) =>
    line(label, value === null ? null : `${printed(value)} ${unit}`);
  const unlessNone = (label: string, value: number, unit: string) => (value === 0 ? [] : figure(label, value, unit));
  return [
    ...line('任务类型', '3D 线激光'),
    ...figure('工件宽', task.widthMm, 'mm'),
    ...figure('留边', task.marginPct, '%'),
    ...unlessNone('高度差', task.heightVariationMm, 'mm'),
    ...line('来料高度公差', task.heightToleranceMm === 0 ? null : `±${printed(task.heightToleranceMm)} mm`),
    ...figure('X 点间距', task.pointSpacingMm, 'mm'),
    ...figure('Y 轮廓间距', task.travelSpacingMm, 'mm'),
    ...unlessNone('速度', task.speedMmS, 'mm/s'),
    ...figure('轮廓频率', task.minProfileRateHz, 'Hz'),
    ...figure('Z 向分辨率', task.resolutionUm, 'µm'),
    ...figure('Z 向重复精度', task.repeatabilityUm, 'µm'),
    ...line('Z 向误差', task.heightErrorUm === null ? null : `±${printed(task.heightErrorUm)} µm`),
    ...line('安装净空', range(task.standOff)),
    ...line('激光等级', task.maxLaserClass && `不高于 ${laserClassLabel(task.maxLaserClass)}`),
    ...line('防护等级', task.minProtection && `不低于 ${protectionLabel(task.minProtection)}`),
    ...line('工件表面', task.surface && laserSurfaceLabels[task.surface]),
  ];
}
