import type { DepthCamera } from '../../model/parts/depth-camera';
import { timeOfFlightErrorMm, triangulationErrorMm } from '../../physics/three-d/area-camera';

/** How the height error of a principle grows with the distance. */
export const errorFormula = ({ principle }: Pick<DepthCamera, 'principle'>): typeof triangulationErrorMm =>
  principle === 'tof' || principle === 'lidar' ? timeOfFlightErrorMm : triangulationErrorMm;
