import { costText } from '@shixuan/optics/describe';
import * as controls from '@shixuan/ui/controls.module.css';
import * as actions from './actions.module.css';

/** The limit of the cost on a page of single parts, and how it is lifted. */
export interface CostChoice {
  most: number | null;
  onUnlimited(): void;
}

export interface NoneWithinCostProps extends CostChoice {
  most: number;
  /** What is listed: 组合, 型号 */
  what: string;
}

/** The task has results, and none within the limit of the cost. */
export function NoneWithinCost({ most, what, onUnlimited }: NoneWithinCostProps) {
  return (
    <div>
      <p>{noneWithinCost(most, what)}</p>
      <button type="button" className={`${controls.action} ${actions.action}`} onClick={onUnlimited}>
        不限成本档
      </button>
    </div>
  );
}

export const noneWithinCost = (most: number, what: string): string =>
  `满足任务的${what}里，没有成本档不高于 ${costText(most)} 的；估不出成本的不列出`;
