import { colourToOrder, lightColour } from '@shixuan/optics/describe';
import type { Camera, ImagingTask, Light } from '@shixuan/optics/model';
import { neutralTask } from '@shixuan/task-url';
import { keepUnits } from '@shixuan/units';
import * as styles from './light-order.module.css';

export interface LightOrderProps {
  light: Pick<Light, 'model' | 'colours'>;
  /** Null: the sensor was typed. */
  camera: Pick<Camera, 'colour'> | null;
  task: Pick<ImagingTask, 'wavelengthNm' | 'excitationNm' | 'surface' | 'feature' | 'technique'>;
}

/** Which colour to order, where the part number of a light stands for several, and why this colour; nothing where neither is known. */
export function LightOrder({ light, camera, task }: LightOrderProps) {
  const told = [
    colourToOrder(light, task.wavelengthNm),
    camera && lightColour(task, { camera, light }, neutralTask.wavelengthNm)?.brief,
  ].filter(Boolean);
  return told.length === 0 ? null : <span className={styles.order}>{keepUnits(told.join('；'))}</span>;
}
