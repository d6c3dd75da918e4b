import type { SelectionState } from '@shixuan/task-url';
import { pageOfGoal, printSelectionSearch } from '@shixuan/task-url';
import type { ResultRow } from '../ranking/answer';
import type { RankingRequest } from '../ranking/ranking-query';

/** The state that names one row for good: its parts are fixed, and nothing half typed goes along. */
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

/** Query of the files that the server makes of a row. */
export function reportSearch(chosen: SelectionState, { grabber }: ResultRow): string {
  const card = grabber ? `&grabber=${grabber.product.id}` : '';
  return `goal=${pageOfGoal[chosen.goal]}&${printSelectionSearch(chosen)}${card}`;
}
