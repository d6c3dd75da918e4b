import { costText, undecidedFigures } from '@shixuan/optics/describe';
import type { Requirements } from '@shixuan/optics/model';
import type { Goal } from '@shixuan/task-url';
import type { ResultRow } from '../../../data/ranking/answer';
import type { RankingRequest } from '../../../data/ranking/ranking-query';
import { systemOf } from '../../../data/ranking/system-of';
import { things } from '../../../data/ranking/things';
import { formatFigure, threeDigits } from '../../../lib/format-figure';
import { isDark, isShallow } from '../no-first';

/** Most missing figures that are named. */
const NAMED = 4;

export interface WhyNoFirstProps {
  /** The first of the rows, which is not recommended, before the others. */
  rows: readonly [ResultRow, ...ResultRow[]];
  goal: Goal;
  need: Requirements;
  request: RankingRequest;
}

/** Why there are rows and none of them is recommended. */
export function WhyNoFirst({ rows, goal, need, request }: WhyNoFirstProps) {
  const [first] = rows;
  const { one, unit, name: plain } = things[goal];
  const most = request.goal === 'systems' ? request.body.maxCostClass : undefined;
  const name = most === undefined ? plain : `${costText(most)} 以内的${plain}`;
  const { fieldWidthMm, fieldHeightMm, imageCircleMm } = first.setting;
  if (first.undecided.length === 0 && !isShallow(first)) {
    const cut = isDark(first, need)
      ? `像圈 ${threeDigits(imageCircleMm ?? 0)}`
      : `视野 ${threeDigits(fieldWidthMm.nominal)} × ${threeDigits(fieldHeightMm.nominal)}`;
    return `没有${one}留得下 ${formatFigure(need.task.marginPct)} % 边的${name}：下列第${one}${cut} mm，能接受时再选。`;
  }
  if (first.undecided.length === 0)
    return `没有${one}景深够的${name}：下列第${one}景深 ${shortDepth(first, need)}，能接受时再选。`;
  const figures = missingMost(rows, need, request);
  const more = figures.length > NAMED ? '等' : '';
  return `${figures.slice(0, NAMED).join('、')}${more} ${figures.length} 项厂家没写，先问清再选：下列各${unit}${name}已知的各项都成立。`;
}

/** By how much the first row's depth of field falls short, and its value at the required accuracy. */
function shortDepth({ setting }: ResultRow, { depthMm }: Requirements): string {
  const depth = setting.depthOfFieldMm ?? 0;
  const short = `${threeDigits(depthMm - depth)} mm（${Math.max(1, Math.round((1 - depth / depthMm) * 100))} %）`;
  const ofTask = setting.depthForTaskMm === null ? '' : `；按所需精度算为 ${threeDigits(setting.depthForTaskMm)} mm`;
  return `${threeDigits(depth)} mm，比要求的 ${formatFigure(depthMm)} mm 少 ${short}${ofTask}`;
}

/** Missing figures, those that most rows lack first. */
function missingMost(rows: readonly ResultRow[], need: Requirements, request: RankingRequest): string[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const system = systemOf(row, request);
    for (const label of system ? undecidedFigures(need, system) : []) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([label]) => label);
}
