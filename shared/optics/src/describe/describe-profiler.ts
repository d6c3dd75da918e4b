import type { ProfilerMounting } from '../checks/profiler/mounting';
import { laserClassLabel } from '../model/parts/laser-class';
import type { Profiler } from '../model/parts/profiler';
import { protectionLabel } from '../model/parts/protection';
import { figure, type ResultFigure, words } from './describe-system';

/** Figures of a mounted line profiler for comparison; not rounded. */
export function describeProfiler(profiler: Profiler, mounting: ProfilerMounting): ResultFigure[] {
  const { laserClasses, wavelengthNm, protection } = profiler;
  const spacing = mounting.pointSpacingMm;
  return [
    figure('可用视野', mounting.widthMm, 'mm'),
    figure('Z 量程', profiler.measuringRangeMm, 'mm'),
    figure('近端视野', profiler.nearWidthMm, 'mm'),
    figure('远端视野', profiler.farWidthMm, 'mm'),
    figure('安装净空（外壳到工件）', mounting.standOffMm, 'mm'),
    figure('X 点间距', spacing === null ? null : spacing * 1000, 'µm'),
    figure('Z 向分辨率', mounting.resolutionUm, 'µm'),
    figure('Z 向重复精度', profiler.repeatabilityUm, 'µm'),
    figure('Z 向线性误差', profiler.linearityPct, '%'),
    figure('常规频率', profiler.profileRateHz, 'Hz'),
    figure('最高频率', profiler.maxProfileRateHz, 'Hz'),
    figure('激光波长', wavelengthNm, 'nm'),
    words('激光等级', laserClasses.length === 0 ? null : laserClasses.map(laserClassLabel).join('、')),
    words('防护等级', protection === null ? null : protectionLabel(protection)),
    figure('重量', profiler.weightG, 'g'),
  ];
}
