import { useHost } from '@shixuan/host';
import { isVolumeAsked } from '@shixuan/optics/checks';
import { describeVolumeTask } from '@shixuan/optics/describe';
import { printVolumeSearch, taskPath, type VolumeState } from '@shixuan/task-url';
import { UNKNOWN } from '@shixuan/units';
import { useMemo } from 'react';
import type { Scheme } from '../../components/schemes/scheme';
import { Schemes } from '../../components/schemes/schemes';
import { TakeAway } from '../../components/take-away/take-away';
import * as styles from '../../components/take-away/take-away.module.css';
import { partTitle } from '../../data/ranking/part-title';
import { ignoredEntries } from '../../data/report/ignored-entries';
import { reportText } from '../../data/report/report-text';
import type { RowLines } from '../../data/report/row-lines';
import { volumeFields } from '../../data/volume/volume-fields';
import type { VolumeResultRow } from '../../data/volume/volume-query';
import { volumeColumns } from './volume-columns';

export interface VolumeActionsProps {
  state: VolumeState;
  /** The camera that is recommended or chosen, otherwise the first of the list; null while there is none. */
  row: VolumeResultRow | null;
  /** It is sure to do the task, or was chosen. */
  decided: boolean;
  /** The row answers an earlier input. */
  off: boolean;
}

/** What can be taken away of one camera: report, bill of material, text, link, scheme. Always there, so that nothing moves. */
export function VolumeActions({ state, row, decided, off }: VolumeActionsProps) {
  const { has } = useHost();
  const now = useMemo((): Scheme | null => {
    if (!row || off) return null;
    const search = printVolumeSearch({ ...state, drafts: {} });
    return { name: '', title: row.product.model, goal: 'volume', search, ...linesOf(state, row) };
  }, [state, row, off]);
  return (
    <section className={styles.bar} aria-label="带走结果">
      <div className={styles.actions}>{row && <Actions {...{ state, row, decided, off }} />}</div>
      {has('preferences') && <Schemes now={now} fixed={now && row ? `${now.search}&pick=${row.key}` : null} />}
    </section>
  );
}

/** Search part from which the server makes the report of a camera. */
export const volumeReportSearch = (state: VolumeState, { key }: VolumeResultRow): string =>
  `goal=volume&${printVolumeSearch({ ...state, drafts: {} })}&camera=${key}${ignoredEntries(state, volumeFields)}`;

function Actions({ state, row, decided, off }: VolumeActionsProps & { row: VolumeResultRow }) {
  const text = (address: string) =>
    reportText({
      lines: linesOf(state, row),
      checks: row.checks,
      asked: ({ id }) => isVolumeAsked(state.task, id),
      unchecked: state.said?.unchecked ?? [],
      address,
    });
  return (
    <TakeAway
      files={volumeReportSearch(state, row)}
      path={`${taskPath({ page: 'volume', state: { ...state, drafts: {} } })}&pick=${row.key}`}
      text={text}
      off={off}
      quiet={!decided}
      // The embedded element has no such page: there are no listeners.
      describe={() => null}
    />
  );
}

const linesOf = ({ task }: VolumeState, row: VolumeResultRow): RowLines => ({
  inputs: describeVolumeTask(task),
  parts: [{ label: '3D 面阵', text: partTitle(row) }],
  figures: volumeColumns.map(({ label, unit, value }) => {
    const text = value(row);
    return { label, text: text === null ? UNKNOWN : `${text}${unit ? ` ${unit}` : ''}` };
  }),
});
