import { type ProductRowsProps, RowBody } from './row-body';
import { useRowWindow } from './use-row-window';

/** The rows near the window. */
export default function WindowedRows(props: ProductRowsProps) {
  return <RowBody {...props} window={useRowWindow(props.rows, props.density)} />;
}
