import type { SelectionState } from '@shixuan/task-url';
import { pageOfGoal, printSelectionSearch } from '@shixuan/task-url';
import type { ResultRow } from '../ranking/answer';
import type { RankingRequest } from '../ranking/ranking-query';
import { fieldsFor } from '../task/fields';
import { ignoredEntries } from './ignored-entries';

/** State whose parts are those of a row, without drafts, so that its address always shows this row. */
export function stateOfRow(state: SelectionState, row: ResultRow, request: RankingRequest): SelectionState {
  const { camera, lens, light } = row;
  const sought = request.goal === 'lenses' && request.body.sensor ? request.body.sensor : null;
  const sensor = sought && {
    pixelsH: sought.pixelsH,
    pixelsV: sought.pixelsV,
    pixelSizeUm: sought.pixelSizeUm,
  };
  return {
    ...state,
    cameraId: camera?.product.id ?? state.cameraId,
    lensId: lens?.product.id ?? state.lensId,
    lightId: light?.product.id ?? state.lightId,
    sensor: camera ? state.sensor : (sensor ?? state.sensor),
    drafts: {},
  };
}

/** Query for the report and bill of material that the server makes of a row. */
export function reportSearch(state: SelectionState, row: ResultRow, request: RankingRequest): string {
  const card = row.grabber ? `&grabber=${row.grabber.product.id}` : '';
  const chosen = printSelectionSearch(stateOfRow(state, row, request));
  return `goal=${pageOfGoal[state.goal]}&${chosen}${card}${ignoredEntries(state, fieldsFor(state))}`;
}
