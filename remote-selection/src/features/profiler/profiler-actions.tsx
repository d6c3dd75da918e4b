import { useHost } from '@shixuan/host';
import { checkProfiler, isProfileAsked, mountProfiler } from '@shixuan/optics/checks';
import { describeProfiler, describeProfileTask } from '@shixuan/optics/describe';
import type { ProfileNeeds } from '@shixuan/optics/model';
import { type ProfileState, printProfileSearch, taskPath } from '@shixuan/task-url';
import { useMemo } from 'react';
import type { Scheme } from '../../components/schemes/scheme';
import { Schemes } from '../../components/schemes/schemes';
import { TakeAway } from '../../components/take-away/take-away';
import * as styles from '../../components/take-away/take-away.module.css';
import { profilerReportSearch } from '../../data/profiler/profiler-report-search';
import type { ProfilerResultRow } from '../../data/profiler/profiler-rows';
import { partTitle } from '../../data/ranking/part-title';
import { reportText } from '../../data/report/report-text';
import { figureLine, type RowLines } from '../../data/report/row-lines';
import { eventProfiler } from '../../data/widget-events/event-profiler';

export interface ProfilerActionsProps {
  state: ProfileState;
  need: ProfileNeeds | null;
  /** The profiler that is recommended or chosen; null while there is none. */
  row: ProfilerResultRow | null;
  /** It is sure to do the task, or was chosen. */
  decided: boolean;
  /** The row answers an earlier input. */
  off: boolean;
}

/** What can be taken away of one profiler: report, bill of material, text, link. Always there, so that nothing moves. */
export function ProfilerActions({ state, need, row, decided, off }: ProfilerActionsProps) {
  const { has } = useHost();
  const now = useMemo((): Scheme | null => {
    if (!need || !row || off) return null;
    return {
      name: '',
      title: row.selected.product.model,
      goal: 'vision',
      search: printProfileSearch({ ...state, drafts: {} }),
      ...linesOf(need, row),
    };
  }, [state, need, row, off]);
  return (
    <section className={styles.bar} aria-label="带走结果">
      <div className={styles.actions}>{need && row && <Actions {...{ state, need, row, decided, off }} />}</div>
      {has('preferences') && <Schemes now={now} fixed={now && row ? `${now.search}&pick=${row.key}` : null} />}
    </section>
  );
}

function Actions(props: ProfilerActionsProps & { need: ProfileNeeds; row: ProfilerResultRow }) {
  const { state, need, row, decided, off } = props;
  const { selected } = row;
  const { part } = selected;
  const text = (address: string) =>
    reportText({
      lines: linesOf(need, row),
      checks: checkProfiler(need, part),
      asked: ({ id }) => isProfileAsked(need, id),
      unchecked: state.said?.unchecked ?? [],
      address,
    });
  return (
    <TakeAway
      files={profilerReportSearch(state, row.key)}
      path={`${taskPath({ page: 'profile', state: { ...state, drafts: {} } })}&pick=${row.key}`}
      text={text}
      off={off}
      quiet={!decided}
      describe={site => eventProfiler(need, row, state, site)}
    />
  );
}

const linesOf = (need: ProfileNeeds, { selected }: ProfilerResultRow): RowLines => ({
  inputs: describeProfileTask(need.task),
  parts: [{ label: '3D 线激光', text: partTitle(selected) }],
  figures: describeProfiler(selected.part, mountProfiler(need, selected.part)).flatMap(figureLine),
});
