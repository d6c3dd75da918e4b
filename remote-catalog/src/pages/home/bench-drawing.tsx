import { formatNumber } from '@shixuan/api/format-value';
import { Dimension } from '@shixuan/ui/pen/dimension';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import { Sheet } from '../../features/pen/sheet';
import { type BenchValues, benchResult, WORKING_DISTANCE } from './bench-values';

const AXIS = 110;
const LENS_X = 78;
const OBJECT_END = 366;
/** Drawing units per mm along the axis: the farthest object is at the right end. */
const ALONG = (OBJECT_END - LENS_X) / WORKING_DISTANCE.max;
/** Half fields of view are compressed, so that the widest view fits and narrow ones stay visible. */
const HALF_MAX = 92;
const halfView = (mm: number) => HALF_MAX * (1 - Math.exp(-mm / 260));

/** Sensor, lens and object on one axis, moved by the values. Distances to scale, heights compressed. */
export function BenchDrawing({ values }: { values: BenchValues }) {
  const { sensor, focalLengthMm, workingDistanceMm } = values;
  const result = benchResult(values);
  const objectX = LENS_X + workingDistanceMm * ALONG;
  const half = halfView(result?.widthMm ?? 0);
  const sensorX = LENS_X - 22 - focalLengthMm * 0.5;
  const sensorHalf = 6 + sensor.widthMm;
  const y = (offset: number) => AXIS + offset;
  return (
    <Sheet
      width={416}
      height={240}
      label={`靶面 ${sensor.name}、焦距 ${focalLengthMm} mm、工作距离 ${workingDistanceMm} mm 时的视野`}
    >
      <path className={pen.centre} d={`M8 ${AXIS}H408`} />
      <path className={pen.view} d={`M${LENS_X} ${AXIS}L${objectX} ${y(-half)}V${y(half)}z`} />
      <path
        className={pen.sight}
        d={`M${sensorX} ${y(sensorHalf)}L${LENS_X} ${AXIS}L${objectX} ${y(-half)}M${sensorX} ${y(-sensorHalf)}L${LENS_X} ${AXIS}L${objectX} ${y(half)}`}
      />
      <rect className={pen.sensor} x={sensorX - 4} y={y(-sensorHalf)} width="4" height={sensorHalf * 2} />
      <path className={pen.glass} d={`M${LENS_X} ${y(-34)}q9 34 0 68q-9 -34 0 -68z`} />
      <path className={pen.open} d={`M${objectX} ${y(-half)}V${y(half)}`} />
      <Dimension
        from={[objectX + 14, y(half)]}
        to={[objectX + 14, y(-half)]}
        side="right"
        label={result ? `${formatNumber(result.widthMm, 1)} mm` : ''}
      />
      <path className={pen.hidden} d={`M${LENS_X} ${y(34)}V220M${objectX} ${y(half)}V220`} />
      <Dimension from={[LENS_X, 216]} to={[objectX, 216]} label={`工作距离 ${workingDistanceMm} mm`} />
      <text className={pen.text} x={sensorX - 2} y={y(-sensorHalf) - 8} textAnchor="middle">
        {sensor.name}
      </text>
      <text className={pen.value} x={LENS_X} y={y(-42)} textAnchor="middle">
        {`f ${focalLengthMm} mm`}
      </text>
    </Sheet>
  );
}
