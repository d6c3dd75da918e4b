import { useSelection } from '../../state/selection-context';
import { QuantityField } from './quantity-field';
import * as styles from './sensor-fields.module.css';

/** For those who know the sensor and not the camera. */
export function SensorFields() {
  const { state } = useSelection();
  return (
    <div className={styles.sensor}>
      <p className={styles.note}>
        {state.sensor ? '按这个传感器找镜头' : '或只填传感器；都不填时，按一块够用的常见传感器找镜头'}
      </p>
      <QuantityField name="sensor.pixelsH" />
      <QuantityField name="sensor.pixelsV" />
      <QuantityField name="sensor.pixelSize" />
    </div>
  );
}
