import type { System } from '@shixuan/optics/checks';
import type { Camera } from '@shixuan/optics/model';
import { lensForAnyField } from '@shixuan/optics/solve';
import type { ResultRow } from './answer';
import type { RankingRequest } from './ranking-query';

/** The sensor that lenses were sought for, as a camera of which nothing else is known. */
function sensorAsCamera(request: RankingRequest): Camera | null {
  if (request.goal !== 'lenses' || !request.body.sensor) return null;
  const { kind = 'area', pixelsH, pixelsV, pixelSizeUm, mounts = [] } = request.body.sensor;
  return {
    id: 0,
    brand: '',
    series: null,
    model: '',
    kind,
    pixelsH,
    pixelsV,
    pixelSizeUm,
    mounts,
    shutter: null,
    colour: null,
    maxRateHz: null,
    bitDepth: null,
    link: null,
    linkLanes: null,
    spectrum: null,
    sizeMm: null,
    powerW: null,
  };
}

/** The system that the checks judge: the parts of a row, with the ranking's stand-ins for parts that are not chosen. */
export function systemOf({ camera, lens, setting, light, grabber }: ResultRow, request: RankingRequest): System | null {
  const body = camera?.part ?? sensorAsCamera(request);
  if (!body) return null;
  return { camera: body, lens: lens?.part ?? lensForAnyField, setting, light: light?.part, grabber: grabber?.part };
}
