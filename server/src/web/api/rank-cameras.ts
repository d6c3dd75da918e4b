import type { CallContent } from '@shixuan/api';
import { checkTask } from '../../domain/selection/check-task';
import { findPart } from '../../domain/selection/find-part';
import { selectionOf } from '../../domain/selection/selection-of';
import { solvedContent } from '../../domain/selection/solved-content';
import type { SelectionHandler } from './handler';

export const rankCameras: SelectionHandler<'rankCameras'> = async ({ task, lensId, limit }, { catalogue, solver }) => {
  const { index } = catalogue;
  checkTask(task);
  const selection = await selectionOf(index);
  if (lensId !== undefined) findPart(selection, 'lens', 'lensId', lensId);
  const solved = await solver.solve(selection, { kind: 'cameras', task, lensId, limit });
  return solvedContent<CallContent<'rankCameras'>>(selection, solved, index.version);
};
