import type { System } from '@shixuan/optics/checks';
import { type Camera, cameraOfSensor } from '@shixuan/optics/model';
import { lensForAnyField } from '@shixuan/optics/solve';
import type { ResultRow } from './answer';
import type { RankingRequest } from './ranking-query';

/** The sensor that lenses were sought for, as a camera of which nothing else is known. */
function sensorAsked(request: RankingRequest): Camera | null {
  if (request.goal !== 'lenses' || !request.body.sensor) return null;
  return cameraOfSensor({ kind: 'area', ...request.body.sensor });
}

/** The system that the checks judge: the parts of a row, with the ranking's placeholders for parts that are not chosen. */
export function systemOf(
  { camera, lens, setting, light, grabber }: Pick<ResultRow, 'camera' | 'lens' | 'setting' | 'light' | 'grabber'>,
  request: RankingRequest,
): System | null {
  const body = camera?.part ?? sensorAsked(request);
  if (!body) return null;
  return { camera: body, lens: lens?.part ?? lensForAnyField, setting, light: light?.part, grabber: grabber?.part };
}
