import { describeVolumeTask } from '@shixuan/optics/describe';
import { printVolumeSearch, type VolumeState, volumePath } from '@shixuan/task-url';
import { leadingFigures } from '../../components/ranking/leading-figures';
import { TakeAway } from '../../components/take-away/take-away';
import * as styles from '../../components/take-away/take-away.module.css';
import { partTitle } from '../../data/ranking/part-title';
import { reportText } from '../../data/report/report-text';
import type { VolumeResultRow } from '../../data/volume/volume-query';
import { volumeColumns } from './volume-columns';

export interface VolumeActionsProps {
  state: VolumeState;
  /** The camera that is recommended or chosen, otherwise the first of the list; null while there is none. */
  row: VolumeResultRow | null;
  /** The row answers an earlier input. */
  off: boolean;
}

/** What can be taken away of one camera. Always there, so that nothing moves. */
export function VolumeActions({ state, row, off }: VolumeActionsProps) {
  return (
    <section className={styles.bar} aria-label="带走结果">
      <div className={styles.actions}>{row && <Actions {...{ state, row, off }} />}</div>
    </section>
  );
}

/** Search part from which the server makes the report of a camera. */
export const volumeReportSearch = (state: VolumeState, { key }: VolumeResultRow): string =>
  `goal=volume&${printVolumeSearch({ ...state, drafts: {} })}&camera=${key}`;

function Actions({ state, row, off }: VolumeActionsProps & { row: VolumeResultRow }) {
  const text = (address: string) => {
    const lines = {
      inputs: describeVolumeTask(state.task),
      parts: [{ label: '3D 面阵', text: partTitle(row) }],
      figures: leadingFigures(volumeColumns, row),
    };
    return reportText(lines, row.checks, address);
  };
  return (
    <TakeAway
      files={volumeReportSearch(state, row)}
      path={`${volumePath}?${printVolumeSearch({ ...state, drafts: {} })}`}
      text={text}
      off={off}
      // The page is no part of the embedded element: nobody listens.
      describe={() => null}
    />
  );
}
