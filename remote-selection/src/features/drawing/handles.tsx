import type { Axis, SideScale, SystemDrawing } from '@shixuan/optics/describe';
import type { Box } from '@shixuan/ui/pen/place-labels';
import { distanceText, lengthText } from '../../lib/length-text';
import { gripBox, Handle } from './handle';
import { sideLines } from './side-labels';

export type DrawnQuantity = 'workingDistance' | 'fieldWidth' | 'fieldHeight' | 'heightVariation';

/** What can be moved, and how far, mm; left out: it cannot. */
export type DrawnLimits = Partial<Readonly<Record<DrawnQuantity, { min: number; max: number }>>>;

interface Place {
  x: number;
  y: number;
  axis: 'horizontal' | 'vertical';
}

interface Placed {
  figures: SystemDrawing;
  axis: Axis;
  frame: { left: number; right: number; top: number; bottom: number };
  scale: SideScale;
}

/** Below the axis, px: however small the object is, this handle stands clear of that of the field. */
const heightBelowPx = 22;

/** Where the handles stand: at the ends of the dimension lines of distance and field, and at the surface of the object. Pure. */
function handlePlaces({ figures, axis, frame, scale }: Placed) {
  const { distance, field } = sideLines(figures, axis, frame, scale);
  const y = (frame.top + frame.bottom) / 2;
  const half = (y - field.to[1]) * 0.62;
  return {
    workingDistance: { x: distance.to[0], y: distance.to[1], axis: 'horizontal' },
    field: { x: field.to[0], y: field.to[1], axis: 'vertical' },
    heightVariation: {
      x: scale.x(-figures.heightVariationMm / 2),
      y: y + Math.max(half, heightBelowPx),
      axis: 'horizontal',
    },
  } as const satisfies Record<string, Place>;
}

/** What the handles cover: no text stands there. */
export const handleBoxes = (placed: Placed): Box[] => Object.values(handlePlaces(placed)).map(gripBox);

/** Radius in which a finger takes a handle, px: as large as the nearest other one leaves room for. */
function reachOf(places: readonly Place[]): number {
  const apart = places.flatMap((a, i) => places.slice(i + 1).map(b => Math.hypot(a.x - b.x, a.y - b.y)));
  return Math.max(10, Math.min(22, ...apart.map(px => px / 2)));
}

export interface HandlesProps extends Placed {
  limits: DrawnLimits;
  onChange(quantity: DrawnQuantity, mm: number): void;
  onDrag(dragging: boolean): void;
}

/** Distance, field and height as points that are dragged. */
export function Handles({ limits, onChange, onDrag, ...placed }: HandlesProps) {
  const { figures, axis, scale } = placed;
  const { pxPerMm, gap } = scale;
  const distance = figures.workingDistanceMm.mm;
  const [fieldQuantity, field] =
    axis === 'width'
      ? (['fieldWidth', figures.field.widthMm] as const)
      : (['fieldHeight', figures.field.heightMm] as const);
  const { workingDistance, [fieldQuantity]: fieldLimits, heightVariation } = limits;
  const places = handlePlaces(placed);
  const common = { reach: reachOf(Object.values(places)), onDrag };
  return (
    <>
      {workingDistance && (
        <Handle
          {...common}
          {...places.workingDistance}
          label="工作距离"
          value={distance}
          {...workingDistance}
          text={distanceText(distance)}
          // Across a break a pixel says nothing: the whole way is then about 200 of them.
          perPx={gap ? distance / 200 : 1 / pxPerMm}
          onChange={mm => onChange('workingDistance', mm)}
        />
      )}
      {fieldLimits && (
        <Handle
          {...common}
          {...places.field}
          label={axis === 'width' ? '视野宽' : '视野高'}
          value={field}
          {...fieldLimits}
          text={lengthText(field)}
          perPx={-2 / pxPerMm}
          onChange={mm => onChange(fieldQuantity, mm)}
        />
      )}
      {heightVariation && (
        <Handle
          {...common}
          {...places.heightVariation}
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
