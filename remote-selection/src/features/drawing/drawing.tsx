import { type Axis, type SideScale, type SystemDrawing, sideScale, stationsOf } from '@shixuan/optics/describe';
import { useEffect, useRef, useState } from 'react';
import { lengthText } from '../../lib/length-text';
import * as styles from './drawing.module.css';
import { FrontView } from './front-view';
import { Handle } from './handle';
import { sideFrame } from './side-labels';
import { SideView } from './side-view';

export type DrawnQuantity = 'workingDistance' | 'fieldWidth' | 'fieldHeight' | 'heightVariation';

export interface DrawingProps {
  figures: SystemDrawing;
  /** What can be moved, and how far, mm; left out: it cannot. */
  limits?: Partial<Readonly<Record<DrawnQuantity, { min: number; max: number }>>>;
  onChange?(quantity: DrawnQuantity, mm: number): void;
  /** It is that of an earlier input. */
  stale?: boolean;
}

/** Size until the place has been measured. */
const assumed = { width: 640, height: 300 };
/** Corner with the buttons of the two views; on narrow pages they are of this size, else smaller. */
export const axisButtons = { left: 0, top: 0, right: 114, bottom: 54 };
/** In a smaller place, such as that of a sheet whose styles are still loading, the whole drawing is reduced. */
const smallest = { width: 240, height: 180 };

/** 光路图：相机、镜头、工作距离、视野、景深与光源，按同一比例；可拖动。 */
export function Drawing({ figures, limits = {}, onChange, stale }: DrawingProps) {
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
  const scale = sideScale(stations, frame, held);
  return (
    <figure className={styles.drawing} data-stale={stale}>
      <div className={styles.side} ref={place}>
        <svg className={styles.sheet} viewBox={`0 0 ${size.width} ${size.height}`} aria-label={describe(figures)}>
          <SideView {...{ figures, frame, scale, size }} axis={shown} covered={line ? [] : [axisButtons]} />
          {onChange && (
            <Handles
              {...{ figures, axis: shown, frame, scale, limits, onChange }}
              onDrag={dragging => setHeld(dragging ? scale : undefined)}
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
      <FrontView figures={figures} />
      <figcaption className={styles.caption}>{captionOf(figures, scale)}</figcaption>
    </figure>
  );
}

interface HandlesProps extends Required<Omit<DrawingProps, 'stale'>> {
  axis: Axis;
  frame: { top: number; bottom: number };
  scale: SideScale;
  onDrag(dragging: boolean): void;
}

function Handles({ figures, axis, frame, scale, limits, onChange, onDrag }: HandlesProps) {
  const y = (frame.top + frame.bottom) / 2;
  const { x, pxPerMm, gap } = scale;
  const distance = figures.workingDistanceMm.mm;
  const field = axis === 'width' ? figures.field.widthMm : figures.field.heightMm;
  const fieldHalf = (field / 2) * pxPerMm;
  const objectHalf = (figures.object[axis === 'width' ? 'widthMm' : 'heightMm'] / 2) * pxPerMm;
  const fieldQuantity = axis === 'width' ? 'fieldWidth' : 'fieldHeight';
  const { workingDistance, [fieldQuantity]: fieldLimits, heightVariation } = limits;
  const reach = Math.max(10, Math.min(22, fieldHalf / 2));
  const common = { reach, onDrag };
  return (
    <>
      {workingDistance && (
        <Handle
          {...common}
          x={x(0)}
          y={y}
          axis="horizontal"
          label="工作距离"
          value={distance}
          {...workingDistance}
          text={lengthText(distance, 4)}
          // Across a break a pixel says nothing: the whole way is then about 200 of them.
          perPx={gap ? distance / 200 : 1 / pxPerMm}
          onChange={mm => onChange('workingDistance', mm)}
        />
      )}
      {fieldLimits && (
        <Handle
          {...common}
          x={x(0)}
          y={y - fieldHalf}
          axis="vertical"
          label={axis === 'width' ? '视野宽' : '视野高'}
          value={field}
          {...fieldLimits}
          text={lengthText(field, 4)}
          perPx={-2 / pxPerMm}
          onChange={mm => onChange(fieldQuantity, mm)}
        />
      )}
      {heightVariation && (
        <Handle
          {...common}
          x={x(-figures.heightVariationMm / 2)}
          y={y + Math.max(objectHalf * 0.62, 18)}
          axis="horizontal"
          label="高度差"
          value={figures.heightVariationMm}
          {...heightVariation}
          text={lengthText(figures.heightVariationMm, 4)}
          perPx={-2 / pxPerMm}
          onChange={mm => onChange('heightVariation', mm)}
        />
      )}
    </>
  );
}

function describe({ workingDistanceMm, field, mode }: SystemDrawing): string {
  const distance = workingDistanceMm.typical ? '工作距离未定' : `工作距离 ${lengthText(workingDistanceMm.mm, 4)}`;
  const seen =
    mode === 'line'
      ? lengthText(field.widthMm, 4)
      : `${lengthText(field.widthMm, 4)} × ${lengthText(field.heightMm, 4)}`;
  return `光路图：${distance}，视野 ${seen}`;
}

function captionOf({ camera, lens, light, workingDistanceMm, sharp }: SystemDrawing, { gap }: SideScale): string {
  const typical = [
    (camera.lengthMm.typical || camera.widthMm.typical) && '相机外形',
    (lens.lengthMm.typical || lens.diameterMm.typical) && '镜头外形',
    workingDistanceMm.typical && '工作距离',
    light?.sizeMm.typical && '光源尺寸',
    light?.distanceMm.typical && '光源位置',
  ].filter(name => typeof name === 'string');
  return [
    gap ? '按比例绘制，工作距离中段截断' : '按比例绘制',
    typical.length > 0 && `浅线为典型值：${typical.join('、')}未知`,
    sharp ? '绿色为景深' : '景深未标注',
  ]
    .filter(Boolean)
    .join('；');
}
