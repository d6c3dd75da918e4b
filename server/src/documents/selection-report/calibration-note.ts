import type { Check } from '@shixuan/optics/model';
import { quantityText } from './printed-quantity';

/**
 * What to do where a check rests on calibration, and by what it is shown to be done; null for other checks. A figure of a data sheet
 * in % is no length, and is judged by the eye.
 */
export function calibrationNote({ id, verdict, limit, unit }: Check<string>): string | null {
  if (id !== 'distortion' || verdict !== 'warn' || limit === null) return null;
  const how = '标定：镜头装好、焦距与光圈锁紧后，在实际工作距离上用标定板拍满整个视野';
  return unit === 'mm'
    ? `${how}，校正后的残差不大于 ${quantityText(limit, unit)} 才算满足；动过镜头或工作距离须重新标定`
    : `${how}，校正后直线不弯即可；动过镜头或工作距离须重新标定`;
}
