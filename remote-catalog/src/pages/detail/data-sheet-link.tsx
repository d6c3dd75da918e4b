import * as controls from '@shixuan/ui/controls.module.css';
import * as styles from './data-sheet-link.module.css';

/** The product's parameter sheet, made by the server from the same figures; opens beside the page. */
export function DataSheetLink({ id }: { id: number }) {
  return (
    <a className={controls.linkButton} href={`/datasheets/${id}.pdf`} target="_blank" rel="noopener">
      参数单 PDF<small className={styles.origin}>（本站生成）</small>
    </a>
  );
}
