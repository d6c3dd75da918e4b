import { checkSystem } from '@shixuan/optics/checks';
import { isAsked } from '@shixuan/optics/model';
import { selectionPath } from '@shixuan/task-url';
import { useFault } from '../../components/form/notices-context';
import { TakeAway } from '../../components/take-away/take-away';
import type { ResultRow } from '../../data/ranking/answer';
import { systemOf } from '../../data/ranking/system-of';
import { reportText } from '../../data/report/report-text';
import { rowLines } from '../../data/report/row-lines';
import { reportSearch, stateOfRow } from '../../data/report/row-state';
import { eventSystem } from '../../data/widget-events/event-system';
import { useAskedSelection } from '../../state/selection-context';

/** What can be taken away of one row. */
export function RowActions({ row }: { row: ResultRow }) {
  const { state, requirements, request, isFresh } = useAskedSelection();
  const fault = useFault();
  const chosen = stateOfRow(state, row, request);
  const text = (address: string) => {
    const system = systemOf(row, request);
    return (
      system &&
      reportText({
        lines: rowLines(requirements, row, system, state),
        checks: checkSystem(requirements, system),
        asked: ({ id }) => isAsked(requirements, id),
        unchecked: state.said?.unchecked ?? [],
        address,
      })
    );
  };
  return (
    <TakeAway
      files={reportSearch(state, row, request)}
      path={selectionPath(chosen)}
      text={text}
      off={!isFresh || fault !== null}
      quiet={row.undecided.length > 0}
      describe={site => eventSystem({ requirements, row, request }, state, site)}
    />
  );
}
