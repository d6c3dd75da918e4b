import { checkSystem } from '@shixuan/optics/checks';
import type { Requirements } from '@shixuan/optics/model';
import { selectionPath } from '@shixuan/task-url';
import { TakeAway } from '../../components/take-away/take-away';
import type { ResultRow } from '../../data/ranking/answer';
import type { RankingRequest } from '../../data/ranking/ranking-query';
import { systemOf } from '../../data/ranking/system-of';
import { reportText } from '../../data/report/report-text';
import { rowLines } from '../../data/report/row-lines';
import { reportSearch, stateOfRow } from '../../data/report/row-state';
import { toldSystem } from '../../data/widget-events/event-system';
import { useSelection } from '../../state/selection-context';
import { rowName } from '../results/result-name';

export interface RowActionsProps {
  need: Requirements;
  row: ResultRow;
  request: RankingRequest;
}

/** What can be taken away of one row. */
export function RowActions({ need, row, request }: RowActionsProps) {
  const { state } = useSelection();
  const chosen = stateOfRow(state, row, request);
  const text = (address: string) => {
    const system = systemOf(row, request);
    return system && reportText(rowLines(need, row, system, state.encoder), checkSystem(need, system), address);
  };
  return (
    <TakeAway
      name={rowName(row, state.goal)}
      files={reportSearch(chosen, row)}
      path={selectionPath(chosen)}
      text={text}
      describe={site => toldSystem({ need, row, request }, state, site)}
    />
  );
}
