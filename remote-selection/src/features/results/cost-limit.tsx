import { costText } from '@shixuan/optics/describe';
import * as controls from '@shixuan/ui/controls.module.css';
import * as actions from '../../components/actions.module.css';
import { useSelection } from '../../state/selection-context';

/** The task has systems, and none within the limit of the cost. */
export function NoneWithinCost({ most }: { most: number }) {
  const { dispatch } = useSelection();
  return (
    <div>
      <p>{noneWithinCost(most)}</p>
      <button
        type="button"
        className={`${controls.action} ${actions.action}`}
        onClick={() => dispatch({ type: 'cost', most: null })}
      >
        不限成本档
      </button>
    </div>
  );
}

export const noneWithinCost = (most: number): string =>
  `满足任务的组合里，没有成本档不高于 ${costText(most)} 的；估不出成本的不列出`;
