import type { System } from '../checks/imaging/system';
import type { ClassedCost } from '../solve/cost/cost-class';
import { systemCost } from '../solve/cost/system-cost';
import type { TaskLine } from './describe-task';

const roles = { camera: '相机', lens: '镜头', light: '光源', grabber: '采集卡' } as const;

const unestimated = '未能估算';

/** ¥ to ¥¥¥¥¥ on one line: without joiners a narrow cell would part the signs. */
export const costText = (costClass: number): string => Array.from({ length: costClass }, () => '¥').join('\u2060');

const classText = (costClass: number | null) => (costClass === null ? unestimated : costText(costClass));

/** The cost class of a part with the figures that it rests on: `¥¥¥（每轮廓 640 点，5 kHz…）`. */
export const describePartCost = (
  label: string,
  { costClass, why }: Pick<ClassedCost, 'why'> & { costClass: number | null },
): TaskLine => ({
  label,
  text: `${classText(costClass)}（${why}）`,
});

/** The cost class of a system, then of each part with the figures that it rests on. */
export function describeCost(system: Pick<System, 'camera' | 'lens' | 'light' | 'grabber'>): TaskLine[] {
  const { costClass, parts } = systemCost(system);
  return [
    { label: '整套', text: classText(costClass) },
    ...parts.map(({ role, ...cost }) => describePartCost(roles[role], cost)),
  ];
}
