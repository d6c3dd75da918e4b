import { useCopy, useSiteOrigin } from '@shixuan/host';
import { checkSystem, type Requirements } from '@shixuan/optics';
import { selectionPath } from '@shixuan/task-url';
import type { ResultRow } from '../results/answer';
import type { RankingRequest } from '../results/ranking-query';
import { rowName } from '../results/result-name';
import { systemOf } from '../results/system-of';
import { useSelection } from '../selection/selection-context';
import { PickButton } from '../telling/pick-button';
import { toldSystem } from '../telling/told-system';
import * as styles from './report-bar.module.css';
import { reportSearch, stateOfRow } from './report-state';
import { reportText } from './report-text';
import { rowLines } from './row-lines';

export interface RowActionsProps {
  need: Requirements;
  row: ResultRow;
  request: RankingRequest;
}

/** What can be taken away of one row: report, bill of material, text, link. */
export function RowActions({ need, row, request }: RowActionsProps) {
  const { state } = useSelection();
  const copy = useCopy();
  const site = useSiteOrigin();
  const chosen = stateOfRow(state, row, request);
  const search = reportSearch(chosen, row);
  // What is copied is wanted elsewhere: with the site's own address.
  const addressOf = () => (site || window.location.origin) + selectionPath(chosen);
  const copyText = () => {
    const system = systemOf(row, request);
    if (!system) return;
    const text = reportText(rowLines(need, row, system, state.encoder), checkSystem(need, system), addressOf());
    void copy(text, '结果已复制为文本');
  };
  return (
    <>
      <p className={styles.what}>{rowName(row, state.goal)}</p>
      <PickButton describe={() => toldSystem({ need, row, request }, state, site)} />
      <a className={styles.action} href={`${site}/reports/selection.pdf?${search}`} target="_blank" rel="noopener">
        选型报告 PDF
      </a>
      <span className={styles.pair}>
        物料清单
        <a className={styles.action} href={`${site}/export/selection-bom.xlsx?${search}`} download="物料清单.xlsx">
          XLSX
        </a>
        <a className={styles.action} href={`${site}/export/selection-bom.csv?${search}`} download="物料清单.csv">
          CSV
        </a>
      </span>
      <button type="button" className={styles.action} onClick={copyText}>
        复制为文本
      </button>
      <button type="button" className={styles.action} onClick={() => void copy(addressOf(), '链接已复制')}>
        复制链接
      </button>
    </>
  );
}
