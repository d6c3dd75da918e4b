import { type Axis, type SideScale, type SystemDrawing, sideScale, stationsOf } from '@shixuan/optics/describe';
import { useEffect, useRef, useState } from 'react';
import { distanceText, lengthText } from '../../lib/length-text';
import { commonScale, frontExtentMm } from './common-scale';
import * as styles from './drawing.module.css';
import { FrontView } from './front-view';
import { type DrawnLimits, type DrawnQuantity, Handles, handleBoxes } from './handles';
import { sideFrame } from './side-labels';
import { SideView } from './side-view';

export interface DrawingProps {
  figures: SystemDrawing;
  limits?: DrawnLimits;
  /** Absent: nothing can be moved. */
  onChange?: ((quantity: DrawnQuantity, mm: number) => void) | undefined;
  /** A handle has been taken, or let go. */
  onDrag?(dragging: boolean): void;
  /** It is that of an earlier input. */
  stale?: boolean;
  /** What stands beside it, drawn to the same scale; what stands around them says so. */
  beside?: readonly SystemDrawing[];
}

/** Size until the place has been measured. */
const assumed = { width: 640, height: 300 };
/** Corner with the buttons of the two views; on narrow pages they are of this size, else smaller. */
export const axisButtons = { left: 0, top: 0, right: 114, bottom: 54 };
/** In a smaller place, such as that of a sheet whose styles are still loading, the whole drawing is reduced. */
const smallest = { width: 240, height: 180 };

/** 光路图：相机、镜头、工作距离、视野、景深与光源，按同一比例；可拖动。 */
export function Drawing({ figures, limits = {}, onChange, onDrag, stale, beside }: DrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(assumed);
  const [axis, setAxis] = useState<Axis>('width');
  const [held, setHeld] = useState<SideScale>();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (!box || box.width <= 0) return;
      setSize({
        width: Math.max(smallest.width, Math.round(box.width)),
        height: Math.max(smallest.height, Math.round(box.height)),
      });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const line = figures.mode === 'line';
  const shown = line ? 'width' : axis;
  const frame = sideFrame(figures, shown, size);
  const stations = stationsOf(figures, shown);
  const scale = beside ? commonScale(figures, beside, shown, size) : sideScale(stations, frame, held);
  const covered = [
    ...(line ? [] : [axisButtons]),
    ...(onChange ? handleBoxes({ figures, axis: shown, frame, scale }) : []),
  ];
  return (
    <figure className={styles.drawing} data-stale={stale}>
      <div className={styles.side} ref={place}>
        <svg className={styles.sheet} viewBox={`0 0 ${size.width} ${size.height}`} aria-label={describe(figures)}>
          <SideView {...{ figures, frame, scale, size }} axis={shown} covered={covered} />
          {onChange && (
            <Handles
              {...{ figures, axis: shown, frame, scale, limits, onChange }}
              onDrag={dragging => {
                setHeld(dragging ? scale : undefined);
                onDrag?.(dragging);
              }}
            />
          )}
        </svg>
        {!line && (
          <div className={styles.axes}>
            {(['width', 'height'] as const).map(id => (
              <button
                key={id}
                type="button"
                className={styles.axis}
                aria-pressed={axis === id}
                onClick={() => setAxis(id)}
              >
                {id === 'width' ? '沿宽' : '沿高'}
              </button>
            ))}
          </div>
        )}
      </div>
      <FrontView figures={figures} extentMm={Math.max(...[figures, ...(beside ?? [])].map(frontExtentMm))} />
      <figcaption className={styles.caption}>{captionOf(figures, scale, beside !== undefined)}</figcaption>
    </figure>
  );
}

function describe({ workingDistanceMm, field, mode }: SystemDrawing): string {
  const distance = workingDistanceMm.typical ? '工作距离未定' : `工作距离 ${distanceText(workingDistanceMm.mm)}`;
  const seen =
    mode === 'line' ? lengthText(field.widthMm) : `${lengthText(field.widthMm)} × ${lengthText(field.heightMm)}`;
  return `光路图：${distance}，视野 ${seen}`;
}

function captionOf(
  { camera, lens, light, workingDistanceMm, sharp }: SystemDrawing,
  { gap }: SideScale,
  isCompared: boolean,
): string {
  const typical = [
    (camera.lengthMm.typical || camera.widthMm.typical) && '相机外形',
    (lens.lengthMm.typical || lens.diameterMm.typical) && '镜头外形',
    workingDistanceMm.typical && '工作距离',
    light?.sizeMm.typical && '光源尺寸',
    light?.distanceMm.typical && '光源位置',
  ].filter(name => typeof name === 'string');
  return [
    [!isCompared && '按比例绘制', gap && '工作距离中段截断'].filter(Boolean).join('，'),
    typical.length > 0 && `浅线为典型值：${typical.join('、')}未知`,
    sharp ? '绿色为景深' : '景深未标注',
  ]
    .filter(Boolean)
    .join('；');
}
