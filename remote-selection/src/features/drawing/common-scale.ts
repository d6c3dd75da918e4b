import { type Axis, type SideScale, type SystemDrawing, sideScale, stationsOf } from '@shixuan/optics/describe';
import { type SheetSize, sideFrame } from './side-labels';

const axes: readonly Axis[] = ['width', 'height'];

/**
 * The scale of a drawing that stands beside others of the same size: the largest in which every one fits, whichever side of them is looked
 * at. The distance is left out only where it has no room.
 */
export function commonScale(
  figures: SystemDrawing,
  others: readonly SystemDrawing[],
  axis: Axis,
  size: SheetSize,
): SideScale {
  const scales = [figures, ...others].flatMap(each =>
    axes.map(way => sideScale(stationsOf(each, way), sideFrame(each, way, size))),
  );
  const pxPerMm = Math.min(...scales.map(scale => scale.pxPerMm));
  const stations = stationsOf(figures, axis);
  const frame = sideFrame(figures, axis, size);
  const room = frame.right - frame.left - (stations.end - stations.back) * pxPerMm;
  const own = sideScale(stations, frame);
  return sideScale(stations, frame, {
    ...own,
    pxPerMm,
    startPx: frame.left + room / 2,
    gap: room >= 0 ? null : own.gap,
  });
}

/** The largest extent of sensor and image circle, mm: what a front view has to show. */
export const frontExtentMm = ({ sensor, imageCircleMm }: Pick<SystemDrawing, 'sensor' | 'imageCircleMm'>): number =>
  Math.max(Math.hypot(sensor.widthMm, sensor.heightMm), imageCircleMm ?? 0);
