import type { VolumeCheck } from '../../checks/volume/volume-check';
import type { VolumeMounting } from '../../checks/volume/volume-mounting';
import { ownRule } from '../../formula/sources/own-rule';
import type { DepthCamera } from '../../model/parts/depth-camera';
import type { VolumeNeeds } from '../../model/task/volume-task';
import { depthCameraCost } from '../cost/depth-camera-cost';
import { costValue } from '../score/score-values';

type VolumeScorePartId = 'error' | 'view' | 'spacing' | 'data' | 'cycle' | 'cost';

/** Weights of the score parts of 3D area cameras; their sum is 100. */
export const volumeWeights: readonly { id: VolumeScorePartId; label: string; weight: number; why: string }[] = [
  { id: 'error', label: 'Z 向精度', weight: 22, why: '误差为要求的一半得满分，刚好达到得一半；未标注不得分' },
  { id: 'data', label: '资料完整', weight: 22, why: '每一项能判定的检查得一份' },
  { id: 'view', label: '视野利用', weight: 17, why: '料区占视野的面积越大，点越密' },
  {
    id: 'spacing',
    label: '点距余量',
    weight: 17,
    why: '点间距为要求的 0.8 倍得满分，刚好达到得一半；没有要求时按料区短边的 1/200 计，要求了精度时不大于它的 2 倍；未标注不得分',
  },
  { id: 'cost', label: '成本', weight: 15, why: '成本点按对数计：最便宜的得满分，越贵越少；未能估算的不得分' },
  { id: 'cycle', label: '节拍余量', weight: 7, why: '帧率为要求的 2 倍得满分，刚好达到得一半；未标注不得分' },
];

/** Cost points of the cheapest cameras and of those that earn nothing. */
const costSpan = [2, 100] as const;

export const volumeWeightsSource = ownRule('3D 面阵评分各项权重与满分条件');

export interface VolumeScore {
  /** 0 to 100. */
  total: number;
  parts: readonly { id: VolumeScorePartId; points: number; most: number }[];
}

/** Score of a camera that no check refuses. An unknown figure earns nothing. */
export function volumeScoreOf(
  need: VolumeNeeds,
  camera: DepthCamera,
  mounting: VolumeMounting,
  checks: readonly VolumeCheck[],
): VolumeScore {
  const { widthMm, heightMm } = mounting;
  const seen = widthMm === null || heightMm === null ? null : widthMm * heightMm;
  const rate = checks.find(({ id }) => id === 'cycle')?.figure ?? null;
  const values: Readonly<Record<VolumeScorePartId, number>> = {
    error: reserve(need.task.accuracyMm, mounting.errorMm, 2),
    spacing: reserve(spacingCounted(need.task), mounting.pointSpacingMm, 1.25),
    // The reserve of a lower limit: what is asked for over what is offered.
    cycle: need.rateHz === null ? 1 : rate === null ? 0 : reserve(rate, need.rateHz, 2),
    view: seen === null ? 0 : unit((need.widthMm * need.heightMm) / seen),
    cost: costValue(depthCameraCost(camera).points, ...costSpan),
    data: checks.filter(({ verdict }) => verdict !== 'unknown').length / checks.length,
  };
  const parts = volumeWeights.map(({ id, weight }) => ({ id, points: values[id] * weight, most: weight }));
  return { total: parts.reduce((sum, { points }) => sum + points, 0), parts };
}

/**
 * Point spacing that the score counts from, mm. Where none is asked for, points farther apart than twice the accuracy do not show
 * what is to be gripped, nor do fewer than some hundred points across the volume. It refuses no camera.
 */
const spacingCounted = ({ pointSpacingMm, accuracyMm, widthMm, heightMm }: VolumeNeeds['task']): number =>
  pointSpacingMm ?? Math.min(Math.min(widthMm, heightMm) / 200, 2 * (accuracyMm ?? Number.POSITIVE_INFINITY));

const unit = (value: number) => Math.min(1, Math.max(0, value));

/** 1/2 where the figure just meets its upper limit, 1 where it is smaller by `full`; 1 without a limit. */
function reserve(limit: number | null, figure: number | null, full: number): number {
  if (limit === null) return 1;
  return figure === null ? 0 : unit(0.5 + (0.5 * (limit / figure - 1)) / (full - 1));
}
