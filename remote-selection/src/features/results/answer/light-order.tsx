import { colourToOrder } from '@shixuan/optics/describe';
import type { Light } from '@shixuan/optics/model';
import { keepUnits } from '@shixuan/units';
import * as styles from './light-order.module.css';

export interface LightOrderProps {
  light: Pick<Light, 'model' | 'colours'>;
  /** Of the task. */
  wavelengthNm: number;
}

/** Which colour to order, where the part number of a light stands for several; nothing where it is ordered as it stands. */
export function LightOrder({ light, wavelengthNm }: LightOrderProps) {
  const told = colourToOrder(light, wavelengthNm);
  return told === null ? null : <span className={styles.order}>{keepUnits(told)}</span>;
}
