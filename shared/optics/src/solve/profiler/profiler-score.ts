import type { ProfilerMounting } from '../../checks/profiler/mounting';
import { ownRule } from '../../formula/sources/own-rule';
import { type LaserClass, laserClasses } from '../../model/parts/laser-class';
import type { Profiler } from '../../model/parts/profiler';
import type { ProfileNeeds } from '../../model/task/profile-task';
import { profilerCost } from '../cost/profiler-cost';
import { costValue } from '../score/score-values';

export type ProfilerScorePartId = 'width' | 'range' | 'spacing' | 'height' | 'rate' | 'safety' | 'data' | 'cost';

/** Weights of the score parts of profilers; their sum is 100. */
export const profilerWeights: readonly { id: ProfilerScorePartId; label: string; weight: number; why: string }[] = [
  {
    id: 'height',
    label: 'Z 向精度',
    weight: 19,
    why: 'Z 向分辨率、重复精度、线性误差比要求细一倍得满分，刚好达到得一半',
  },
  { id: 'width', label: '视野利用', weight: 17, why: '所需宽度占视野越多，点越密' },
  { id: 'rate', label: '频率余量', weight: 14, why: '常规配置的频率高出要求 20 % 得满分；只有最高频率达到不得分' },
  { id: 'range', label: '量程利用', weight: 12, why: '所需量程占到测量范围一半得满分：量程越富余，Z 向越粗' },
  { id: 'spacing', label: '点距余量', weight: 10, why: '余量 20 %（X 点间距为要求的 0.8 倍）得满分，刚好达到得一半' },
  { id: 'data', label: '资料完整', weight: 9, why: '判定所需的参数每缺一项都少一分把握' },
  { id: 'cost', label: '成本', weight: 15, why: '成本点按对数计：最便宜的得满分，越贵越少；未能估算的不得分' },
  { id: 'safety', label: '激光安全', weight: 4, why: '2 类及以下得满分，3B 类不得分；未标注不得分' },
];

/** Cost points of the cheapest profilers and of those that earn nothing. */
const costSpan = [12, 120] as const;

export const profilerWeightsSource = ownRule('线激光评分各项权重与满分条件');

export interface ProfilerScorePart {
  id: ProfilerScorePartId;
  label: string;
  /** 0 to 1. */
  value: number;
  points: number;
  most: number;
  why: string;
}

export interface ProfilerScore {
  /** 0 to 100. */
  total: number;
  parts: readonly ProfilerScorePart[];
  /** Share by which the view is wider than asked for; Infinity where it is not stated. */
  excess: number;
}

/** Score of a profiler that no check refuses. An unknown figure earns nothing. */
export function profilerScoreOf(need: ProfileNeeds, profiler: Profiler, mounting: ProfilerMounting): ProfilerScore {
  const values: Readonly<Record<ProfilerScorePartId, number>> = {
    width: mounting.widthMm === null ? 0 : part(need.widthMm / mounting.widthMm),
    range: profiler.measuringRangeMm === null ? 0 : part((2 * need.usedMm) / profiler.measuringRangeMm),
    spacing: fineness(mounting.pointSpacingMm, need.task.pointSpacingMm, 1.25),
    height: heightValue(need, profiler, mounting),
    rate: rateValue(need.rateHz, profiler),
    safety: safetyOf(profiler.laserClasses[0]),
    data: knownShare(profiler),
    cost: costValue(profilerCost(profiler).points, ...costSpan),
  };
  const parts = profilerWeights.map(({ id, label, weight, why }) => ({
    id,
    label,
    value: values[id],
    points: values[id] * weight,
    most: weight,
    why,
  }));
  return {
    total: parts.reduce((sum, { points }) => sum + points, 0),
    parts,
    excess: mounting.widthMm === null ? Number.POSITIVE_INFINITY : mounting.widthMm / need.widthMm - 1,
  };
}

const part = (value: number) => Math.min(1, Math.max(0, value));

/** 1/2 where the figure just meets the limit, 1 where it is finer by `full`; 1 without a limit. */
function fineness(figure: number | null, limit: number | null, full: number): number {
  if (limit === null) return 1;
  return figure === null ? 0 : part(0.5 + (0.5 * (limit / figure - 1)) / (full - 1));
}

/** Smallest reserve among the demands on heights, as a value 0 to 1. */
function heightValue({ task }: ProfileNeeds, profiler: Profiler, mounting: ProfilerMounting): number {
  const { linearityPct, measuringRangeMm } = profiler;
  const errorUm = linearityPct === null || measuringRangeMm === null ? null : linearityPct * measuringRangeMm * 10;
  return Math.min(
    fineness(mounting.resolutionUm ?? profiler.resolutionUm, task.resolutionUm, 2),
    fineness(profiler.repeatabilityUm, task.repeatabilityUm, 2),
    fineness(errorUm, task.heightErrorUm, 2),
  );
}

function rateValue(demandHz: number | null, { profileRateHz }: Profiler): number {
  if (demandHz === null) return 1;
  return profileRateHz === null || profileRateHz < demandHz * (1 - 1e-6)
    ? 0
    : part(0.5 + (0.5 * (profileRateHz / demandHz - 1)) / 0.2);
}

function safetyOf(lowest: LaserClass | undefined): number {
  if (lowest === undefined) return 0;
  const above2 = laserClasses.indexOf(lowest) - laserClasses.indexOf('2');
  return part(1 - above2 / (laserClasses.indexOf('3b') - laserClasses.indexOf('2')));
}

function knownShare(profiler: Profiler): number {
  const figures = [
    profiler.measuringRangeMm,
    profiler.clearanceMm,
    profiler.nearWidthMm,
    profiler.farWidthMm,
    profiler.profilePoints,
    profiler.repeatabilityUm,
    profiler.linearityPct,
    profiler.profileRateHz,
    profiler.maxProfileRateHz,
    profiler.wavelengthNm,
    profiler.protection,
    profiler.laserClasses[0] ?? null,
  ];
  return figures.filter(each => each !== null).length / figures.length;
}
