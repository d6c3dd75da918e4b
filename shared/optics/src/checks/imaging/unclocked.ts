import type { Requirements } from '../../model/task/requirements';
import { type Finding, found } from '../finding';
import type { System } from './system';

/** What a line scan has to be told before its line rate means anything, as the form labels it. */
export const speedLabel = '运动速度';

/**
 * Whether nothing clocks a line scan: neither speed nor line rate are given. Lines are taken as the material moves, so that exposure,
 * line rate and load of the link follow from its speed, and none of them has passed without it.
 */
export const isUnclocked = ({ lineScan }: Requirements, { setting }: Pick<System, 'setting'>): boolean =>
  lineScan && setting.demandHz === null;

/** The verdict of a check that follows from the speed. The makers are not asked: the task has to say it. */
export const unclocked = (id: 'exposure' | 'rate' | 'link', finding: Partial<Finding> & { known?: string } = {}) => {
  const { known = '', missing = [], ...rest } = finding;
  return found(id, {
    ...rest,
    verdict: 'unknown',
    missing: [speedLabel, ...missing],
    reason: `${speedLabel}未填，是否够用还不能算${known && `；${known}`}`,
  });
};
