import { neutralTask } from '@shixuan/task-url';
import { SortMenu, type SortMenuProps } from '../../components/ranking/sort-menu';
import { useSelection } from '../../state/selection-context';
import * as styles from './order-control.module.css';
import { rankedMeaning, rankedOrders } from './ranked-orders';

/** Where the order is chosen, and what a direction means for the picture. */
export function OrderControl(listed: Pick<SortMenuProps, 'columns' | 'sort' | 'onSort'>) {
  const { state, dispatch } = useSelection();
  const { orders, chosen } = rankedOrders(state);
  const choose = (id: string | null) => {
    const directions = orders.find(order => order.id === id)?.directions ?? neutralTask.directions;
    dispatch({ type: 'chosen', task: { directions } });
  };
  return (
    <>
      <SortMenu {...listed} ranked={{ orders, chosen: chosen?.id ?? null, onChoose: choose }} />
      {chosen && <p className={styles.meaning}>{rankedMeaning(state)}</p>}
    </>
  );
}
