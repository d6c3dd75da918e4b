import type { VolumeMounting } from '../checks/volume/volume-mounting';
import type { DepthCamera } from '../model/parts/depth-camera';
import { depthPrinciple } from '../model/parts/depth-principle';
import { ambientLightLabels, type VolumeTask } from '../model/task/volume-task';
import { figure, type ResultFigure, words } from './describe-system';
import type { TaskLine } from './describe-task';
import { printed, range } from './printed';

/** Describes the inputs of a task of 3D area cameras in the order of the form; omits open inputs. */
export function describeVolumeTask(task: VolumeTask): TaskLine[] {
  const line = (label: string, text: string | null): TaskLine[] => (text === null ? [] : [{ label, text }]);
  const asked = (label: string, value: number | null, unit: string) =>
    line(label, value === null ? null : `${printed(value)} ${unit}`);
  return [
    ...line('任务类型', '3D 面阵'),
    ...line('料区', `${printed(task.widthMm)} × ${printed(task.heightMm)} mm`),
    ...asked('留边', task.marginPct, '%'),
    ...(task.depthMm === 0 ? [] : asked('堆高', task.depthMm, 'mm')),
    ...line('安装距离', range(task.distance)),
    ...asked('点间距', task.pointSpacingMm, 'mm'),
    ...line('Z 向误差', task.accuracyMm === null ? null : `±${printed(task.accuracyMm)} mm`),
    ...asked('节拍', task.cycleS, 's'),
    ...line('环境光', task.ambient && ambientLightLabels[task.ambient]),
  ];
}

/** Figures of a mounted 3D area camera; not rounded. */
export function describeDepthCamera(camera: DepthCamera, mounting: VolumeMounting): ResultFigure[] {
  const { repeatabilityUm, accuracy } = camera;
  return [
    words('测量原理', depthPrinciple(camera.principle)),
    figure('安装距离（相机到最高处）', mounting.topMm, 'mm'),
    figure('相机到最低处', mounting.baseMm, 'mm'),
    words('相机朝向', mounting.widthMm === null ? null : mounting.turned ? '转 90°' : '长边沿料区长'),
    figure('最高处视野长', mounting.widthMm, 'mm'),
    figure('最高处视野宽', mounting.heightMm, 'mm'),
    figure('最低处点间距', mounting.pointSpacingMm, 'mm'),
    figure('最低处 Z 向误差', mounting.errorMm, 'mm'),
    words('标注的 Z 向精度', accuracy && `${printed(accuracy.errorMm)} mm @ ${printed(accuracy.atMm)} mm`),
    figure('Z 向重复精度', repeatabilityUm === null ? null : repeatabilityUm / 1000, 'mm'),
    figure('最近测量距离', camera.nearMm, 'mm'),
    figure('最远测量距离', camera.farMm, 'mm'),
    figure('帧率', camera.frameRateHz, 'Hz'),
  ];
}
