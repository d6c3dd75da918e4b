import type { SelectionState } from '@shixuan/task-url';
import { pageOfGoal, printSelectionSearch } from '@shixuan/task-url';
import type { ResultRow } from '../ranking/answer';
import type { RankingRequest } from '../ranking/ranking-query';

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
export function reportSearch(chosen: SelectionState, { grabber }: ResultRow): string {
  const card = grabber ? `&grabber=${grabber.product.id}` : '';
  return `goal=${pageOfGoal[chosen.goal]}&${printSelectionSearch(chosen)}${card}`;
}
