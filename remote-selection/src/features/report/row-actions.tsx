import { checkSystem } from '@shixuan/optics/checks';
import type { Requirements } from '@shixuan/optics/model';
import { selectionPath } from '@shixuan/task-url';
import type { ResultRow } from '../results/answer';
import type { RankingRequest } from '../results/ranking-query';
import { rowName } from '../results/result-name';
import { systemOf } from '../results/system-of';
import { useSelection } from '../selection/selection-context';
import { toldSystem } from '../telling/told-system';
import { reportSearch, stateOfRow } from './report-state';
import { reportText } from './report-text';
import { rowLines } from './row-lines';
import { TakeAway } from './take-away';

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
