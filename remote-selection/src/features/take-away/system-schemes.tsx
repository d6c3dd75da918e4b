import { pageOfGoal, printSelectionSearch } from '@shixuan/task-url';
import { useMemo } from 'react';
import { useFault } from '../../components/form/notices-context';
import type { Scheme } from '../../components/schemes/scheme';
import { Schemes } from '../../components/schemes/schemes';
import { rowName } from '../../data/ranking/answer';
import { rowLines } from '../../data/report/row-lines';
import { stateOfRow } from '../../data/report/row-state';
import { useSelection } from '../../state/selection-context';

/** Schemes of cameras, lenses and systems. */
export function SystemSchemes() {
  const { state, requirements, request, row, system, isFresh } = useSelection();
  const fault = useFault();
  const now = useMemo((): Scheme | null => {
    if (!requirements || !row || !system || !isFresh || fault) return null;
    return {
      name: '',
      title: rowName(row, state.goal),
      goal: pageOfGoal[state.goal],
      search: printSelectionSearch({ ...state, drafts: {} }),
      ...rowLines(requirements, row, system, state),
    };
  }, [requirements, row, system, state, isFresh, fault]);
  return <Schemes now={now} fixed={now && row && request && printSelectionSearch(stateOfRow(state, row, request))} />;
}
