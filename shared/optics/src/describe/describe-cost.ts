import type { System } from '../checks/imaging/system';
import { systemCost } from '../solve/cost/system-cost';
import type { TaskLine } from './describe-task';

const roles = { camera: '相机', lens: '镜头', light: '光源', grabber: '采集卡' } as const;

const unestimated = '未能估算';

/** ¥ to ¥¥¥¥¥ on one line: without joiners a narrow cell would part the signs. */
export const costText = (costClass: number): string => Array.from({ length: costClass }, () => '¥').join('\u2060');

/** The cost class of a system, then of each part with the figures that it rests on. */
export function describeCost(system: Pick<System, 'camera' | 'lens' | 'light' | 'grabber'>): TaskLine[] {
  const { costClass, parts } = systemCost(system);
  const text = (of: number | null) => (of === null ? unestimated : costText(of));
  return [
    { label: '整套', text: text(costClass) },
    ...parts.map(({ role, costClass: ofPart, why }) => ({ label: roles[role], text: `${text(ofPart)}（${why}）` })),
  ];
}
