import type { Camera } from '@shixuan/optics/model';
import type { TypedSensor } from '@shixuan/task-url';
import { assumedSensor } from './assumed-sensor';

/** The sensor for which magnification and focal length are given. */
export interface ReferenceSensor extends TypedSensor {
  /** Which one: `MV-CS050-10GM`, 输入的传感器. */
  name: string;
}

interface Known {
  camera: Camera | null;
  sensor: TypedSensor | null;
  /** Of the best result. */
  leading: Camera | null;
  needed: { width: number; height: number };
  line: boolean;
}

/** The fixed camera; else the typed sensor; else the camera of the best result; else one that is usual. */
export function referenceSensor({ camera, sensor, leading, needed, line }: Known): ReferenceSensor {
  if (camera) return named(camera, camera.model);
  if (sensor) return { ...sensor, name: '输入的传感器' };
  if (leading) return named(leading, leading.model);
  const assumed = assumedSensor(needed, line);
  const { pixelsH, pixelsV, pixelSizeUm } = assumed;
  return { ...assumed, name: `常见的 ${pixelsH}${line ? '' : ` × ${pixelsV}`} 像素、像元 ${pixelSizeUm} µm` };
}

const named = ({ pixelsH, pixelsV, pixelSizeUm }: Camera, name: string): ReferenceSensor => ({
  pixelsH,
  pixelsV,
  pixelSizeUm,
  name,
});
