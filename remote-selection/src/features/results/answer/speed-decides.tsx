import { lineRate } from '@shixuan/optics/physics';
import { keepUnits } from '@shixuan/units';
import { formatFigure, threeDigits } from '../../../lib/format-figure';
import * as styles from './speed-decides.module.css';

/** What of a line scan cannot be judged before its speed is known, and what the speed will ask for. */
export function SpeedDecides({ objectPixelMm }: { objectPixelMm: number }) {
  const perTenMetresAMinute = { speedMmS: 10_000 / 60, objectPixelUm: objectPixelMm * 1000 };
  const kHz = threeDigits(lineRate.compute(perTenMetresAMinute) / 1000);
  const pixel = `${formatFigure(objectPixelMm * 1000)}\u202fµm`;
  return (
    <p className={styles.decides}>
      {keepUnits(
        `行频、曝光与接口带宽占用由速度决定，填了才能判：按所需单像素精度 ${pixel}，每 10\u202fm/min 要行频 ${kHz}\u202fkHz。`,
      )}
    </p>
  );
}
