import type { CallContent } from '@shixuan/api';
import { checkTask } from '../../domain/selection/check-task';
import { findPart } from '../../domain/selection/find-part';
import { selectionOf } from '../../domain/selection/selection-of';
import { solvedContent } from '../../domain/selection/solved-content';
import type { SelectionHandler } from './handler';

export const rankSystems: SelectionHandler<'rankSystems'> = async (body, { catalogue: { index }, solver }) => {
  const { task, cameraId, lensId, lightId, twinsOf, limit } = body;
  checkTask(task);
  const selection = await selectionOf(index);
  if (cameraId !== undefined) findPart(selection, 'camera', 'cameraId', cameraId);
  if (lensId !== undefined) findPart(selection, 'lens', 'lensId', lensId);
  if (lightId !== undefined) findPart(selection, 'light', 'lightId', lightId);
  if (twinsOf) {
    findPart(selection, 'camera', 'cameraId', twinsOf.cameraId);
    findPart(selection, 'lens', 'lensId', twinsOf.lensId);
  }
  const solved = await solver.solve(selection, { kind: 'systems', task, cameraId, lensId, lightId, twinsOf, limit });
  return solvedContent<CallContent<'rankSystems'>>(selection, solved, index.version);
};
