import type { Camera } from '@shixuan/optics';
import type { TypedSensor } from '@shixuan/task-url';

/** The sensor that magnification and focal length are told for: both mean nothing without one. */
export interface ReferenceSensor extends TypedSensor {
  /** Which one: `MV-CS050-10GM`, 输入的传感器. */
  name: string;
}

/** Most area cameras of today: Sony's 3.45 µm. Line cameras: 7 µm. */
const usualPixelUm = { area: 3.45, line: 7 } as const;

interface Known {
  camera: Camera | null;
  sensor: TypedSensor | null;
  /** Of the best result. */
  leading: Camera | null;
  needed: { width: number; height: number };
  line: boolean;
}

/** The fixed camera; else the typed sensor; else the camera of the best result; else just the pixels needed, of the usual size. */
export function referenceSensor({ camera, sensor, leading, needed, line }: Known): ReferenceSensor {
  if (camera) return named(camera, camera.model);
  if (sensor) return { ...sensor, name: '输入的传感器' };
  if (leading) return named(leading, leading.model);
  const pixelSizeUm = line ? usualPixelUm.line : usualPixelUm.area;
  const name = `${needed.width}${line ? '' : ` × ${needed.height}`} 像素、像元 ${pixelSizeUm} µm`;
  return { pixelsH: needed.width, pixelsV: line ? 1 : needed.height, pixelSizeUm, name };
}

const named = ({ pixelsH, pixelsV, pixelSizeUm }: Camera, name: string): ReferenceSensor => ({
  pixelsH,
  pixelsV,
  pixelSizeUm,
  name,
});
