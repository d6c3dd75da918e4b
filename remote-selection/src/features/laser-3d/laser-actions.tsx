import { useCopy, useSiteOrigin } from '@shixuan/host';
import {
  checkProfiler,
  describeProfiler,
  describeProfileTask,
  mountProfiler,
  type ProfileNeeds,
} from '@shixuan/optics';
import { type ProfileState, printProfileSearch } from '@shixuan/task-url';
import { partTitle } from '../parts/part-title';
import * as styles from '../report/report-bar.module.css';
import { reportText } from '../report/report-text';
import { figureLine } from '../report/row-lines';
import { PickButton } from '../telling/pick-button';
import type { LaserRow } from './laser-rows';
import { toldProfiler } from './told-profiler';

export interface LaserActionsProps {
  state: ProfileState;
  need: ProfileNeeds | null;
  /** The profiler that is looked at; null while there is none. */
  row: LaserRow | null;
}

/** What can be taken away of one profiler: report, bill of material, text, link. Always there, so that nothing moves. */
export function LaserActions({ state, need, row }: LaserActionsProps) {
  return (
    <section className={styles.bar} aria-label="带走结果">
      <div className={styles.actions}>{need && row && <Actions {...{ state, need, row }} />}</div>
    </section>
  );
}

function Actions({ state, need, row }: { state: ProfileState; need: ProfileNeeds; row: LaserRow }) {
  const copy = useCopy();
  const site = useSiteOrigin();
  const { selected } = row;
  const { product, part } = selected;
  const search = printProfileSearch({ ...state, drafts: {} });
  const files = `${search}&profiler=${product.id}`;
  // What is copied is wanted elsewhere: with the site's own address.
  const addressOf = () => `${site || window.location.origin}/selection/vision?${search}`;
  const copyText = () => {
    const lines = {
      inputs: describeProfileTask(need.task),
      parts: [{ label: '3D 线激光', text: partTitle(selected) }],
      figures: describeProfiler(part, mountProfiler(need, part)).flatMap(figureLine),
    };
    void copy(reportText(lines, checkProfiler(need, part), addressOf()), '结果已复制为文本');
  };
  return (
    <>
      <p className={styles.what}>{product.model}</p>
      <PickButton describe={() => toldProfiler(need, row, state, site)} />
      <a className={styles.action} href={`${site}/reports/selection.pdf?${files}`} target="_blank" rel="noopener">
        选型报告 PDF
      </a>
      <span className={styles.pair}>
        物料清单
        <a className={styles.action} href={`${site}/export/selection-bom.xlsx?${files}`} download="物料清单.xlsx">
          XLSX
        </a>
        <a className={styles.action} href={`${site}/export/selection-bom.csv?${files}`} download="物料清单.csv">
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
