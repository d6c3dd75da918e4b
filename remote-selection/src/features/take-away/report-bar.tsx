import { useHost } from '@shixuan/host';
import * as styles from '../../components/take-away/take-away.module.css';
import { useSelection } from '../../state/selection-context';
import { RowActions } from './row-actions';
import { SystemSchemes } from './system-schemes';

/**
 * What can be taken away of the answer, and the schemes kept on this device where the page around keeps anything. Drawn without
 * an answer too, so that nothing moves when the first one comes.
 */
export function ReportBar() {
  const { has } = useHost();
  const { requirements, request, row } = useSelection();
  return (
    <section className={styles.bar} aria-label="带走结果">
      <div className={styles.actions}>{requirements && request && row && <RowActions row={row} />}</div>
      {has('preferences') && <SystemSchemes />}
    </section>
  );
}
