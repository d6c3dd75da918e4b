import type { CallContent, ParsedRequest } from '@shixuan/api';
import { type Camera, cameraOfSensor } from '@shixuan/optics/model';
import { checkTaskIds } from '../../domain/selection/check-task';
import { findPart } from '../../domain/selection/find-part';
import { type Selection, selectionOf } from '../../domain/selection/selection-of';
import { solvedContent } from '../../domain/selection/solved-content';
import { badInput } from '../../platform/http/call-error';
import type { SelectionHandler } from './handler';

export const rankCameras: SelectionHandler<'rankCameras'> = async (
  { task, lensId, limit, explain },
  { catalogue, solver },
) => {
  const { index } = catalogue;
  checkTaskIds(task);
  const selection = await selectionOf(index);
  if (lensId !== undefined) findPart(selection, 'lens', 'lensId', lensId);
  const solved = await solver.solve(selection, { kind: 'cameras', task, lensId, limit, explain });
  return solvedContent<CallContent<'rankCameras'>>(selection, solved, index.version);
};

export const rankLenses: SelectionHandler<'rankLenses'> = async (body, { catalogue: { index }, solver }) => {
  const { task, limit, explain } = body;
  checkTaskIds(task);
  const selection = await selectionOf(index);
  const camera = cameraOf(selection, body);
  const solved = await solver.solve(selection, { kind: 'lenses', task, camera, limit, explain });
  return solvedContent<CallContent<'rankLenses'>>(selection, solved, index.version);
};

/** The schema asks for one of the two. */
function cameraOf(selection: Selection, { cameraId, sensor }: ParsedRequest<'rankLenses'>): Camera {
  if (cameraId !== undefined) return findPart(selection, 'camera', 'cameraId', cameraId);
  if (sensor === undefined) throw badInput('相机编号 cameraId：必填，或给出传感器 sensor');
  return cameraOfSensor(sensor);
}

export const rankSystems: SelectionHandler<'rankSystems'> = async (body, { catalogue: { index }, solver }) => {
  const { task, cameraId, lensId, lightId, maxCostClass, twinsOf, limit, explain } = body;
  checkTaskIds(task);
  const selection = await selectionOf(index);
  if (cameraId !== undefined) findPart(selection, 'camera', 'cameraId', cameraId);
  if (lensId !== undefined) findPart(selection, 'lens', 'lensId', lensId);
  if (lightId !== undefined) findPart(selection, 'light', 'lightId', lightId);
  if (twinsOf) {
    findPart(selection, 'camera', 'cameraId', twinsOf.cameraId);
    findPart(selection, 'lens', 'lensId', twinsOf.lensId);
  }
  const solved = await solver.solve(selection, {
    kind: 'systems',
    task,
    cameraId,
    lensId,
    lightId,
    maxCostClass,
    variantsOf: twinsOf,
    limit,
    explain,
  });
  return solvedContent<CallContent<'rankSystems'>>(selection, solved, index.version);
};
