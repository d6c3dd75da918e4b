import type { CallContent, ParsedRequest } from '@shixuan/api';
import type { Camera } from '@shixuan/optics/model';
import { checkTask } from '../../domain/selection/check-task';
import { findPart } from '../../domain/selection/find-part';
import { type Selection, selectionOf } from '../../domain/selection/selection-of';
import { sensorAsCamera } from '../../domain/selection/sensor-as-camera';
import { solvedContent } from '../../domain/selection/solved-content';
import { badInput } from '../../platform/http/call-error';
import type { SelectionHandler } from './handler';

export const rankLenses: SelectionHandler<'rankLenses'> = async (body, { catalogue: { index }, solver }) => {
  const { task, limit } = body;
  checkTask(task);
  const selection = await selectionOf(index);
  const solved = await solver.solve(selection, { kind: 'lenses', task, camera: cameraOf(selection, body), limit });
  return solvedContent<CallContent<'rankLenses'>>(selection, solved, index.version);
};

/** The schema asks for one of the two. */
function cameraOf(selection: Selection, { cameraId, sensor }: ParsedRequest<'rankLenses'>): Camera {
  if (cameraId !== undefined) return findPart(selection, 'camera', 'cameraId', cameraId);
  if (sensor === undefined) throw badInput('相机编号 cameraId：必填，或给出传感器 sensor');
  return sensorAsCamera(sensor);
}
