import { type DrawnVolume, drawnVolume, volumeCaption, volumeScale } from '@shixuan/optics/describe';
import type { VolumeTask } from '@shixuan/optics/model';
import { useNarrow } from '@shixuan/ui';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import { type Label, labelWidth } from '@shixuan/ui/pen/place-labels';
import { Dimensioned, type DimensionLine, stacked } from '../../components/dimensioned';
import { Housing, housingBox } from '../../components/housing';
import * as styles from '../../components/measuring-field.module.css';
import type { VolumeResultRow } from '../../data/volume/volume-query';
import { coveredByLine } from '../../lib/covered-by-line';
import { formatFigure, threeDigits } from '../../lib/format-figure';
import { VolumeSpace } from './volume-space';

export const volumeSizes = {
  wide: { width: 760, height: 320, plan: 210 },
  narrow: { width: 340, height: 250, plan: 0 },
} as const;
/** What was asked for is shown as it was, what is computed with the digits of the list. */
const asked = (value: number) => formatFigure(Number(value.toPrecision(4)));

export interface VolumeDrawingProps {
  task: VolumeTask;
  /** Null while there is none. */
  row: VolumeResultRow | null;
  /** Stands in place of the drawing where there is no camera. */
  none: string;
}

/** The camera over the volume, from the side and, where there is room, from above. Everything but the housing is to one scale. */
export function VolumeDrawing({ task, row, none }: VolumeDrawingProps) {
  const size = useNarrow() ? volumeSizes.narrow : volumeSizes.wide;
  const drawn = row && drawnVolume(task, row.mounting);
  if (!row || !drawn)
    return (
      <section className={styles.figure} aria-label="安装与视野">
        <p className={styles.nothing}>{row ? '视野未标注，不能按比例画出' : none}</p>
      </section>
    );
  const { model } = row.product;
  return (
    <figure className={styles.figure}>
      <VolumeSheet drawn={drawn} model={model} {...size} />
      <figcaption className={styles.caption}>{`${model}：${volumeCaption(drawn)}。`}</figcaption>
      <VolumeSpace drawn={drawn} model={model} />
    </figure>
  );
}

/** From the view to its dimension line, and from the line to its text, px. */
const [linePx, textPx] = [18, 8];
const beside = linePx + textPx;
const heightText = ({ depthMm }: DrawnVolume) => (depthMm > 0 ? `堆高 ${asked(depthMm)} mm` : '');

interface SheetProps {
  drawn: DrawnVolume;
  model: string;
  width: number;
  height: number;
  /** Width of the view from above; 0: none. */
  plan: number;
}

export function VolumeSheet({ drawn, model, width, height, plan }: SheetProps) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${model} 的安装与视野`}>
      <Elevation
        drawn={drawn}
        frame={{
          left: 92,
          right: width - plan - beside - labelWidth(heightText(drawn)) - 6,
          top: 40,
          bottom: height - 32,
        }}
        size={{ width: width - plan, height }}
      />
      {plan > 0 && <Plan drawn={drawn} middle={[width - plan / 2 - 8, height / 2]} side={plan - 30} />}
    </svg>
  );
}

interface ElevationProps {
  drawn: DrawnVolume;
  frame: { left: number; right: number; top: number; bottom: number };
  /** Room of the elevation with its texts. */
  size: { width: number; height: number };
}

function Elevation({ drawn, frame, size }: ElevationProps) {
  const { topMm, depthMm, base, view, lowestViewMm } = drawn;
  const { x, y } = volumeScale(drawn, frame);
  const [top, bottom, middle] = [y(topMm), y(topMm + depthMm), x(0)];
  const [near, far, box] = [x(view[0] / 2) - middle, x(lowestViewMm / 2) - middle, x(base[0] / 2) - middle];
  const half = Math.max(near, far, box);
  const isCut = box > near + 0.5;
  const [left, right] = [middle - half - linePx, middle + half + linePx];
  const lines: DimensionLine[] = [
    { from: [middle - near, top - 10], to: [middle + near, top - 10] },
    { from: [left, frame.top], to: [left, top] },
    ...(depthMm > 0 ? [{ from: [right, top], to: [right, bottom] } as const] : []),
    { from: [middle - box, bottom + 10], to: [middle + box, bottom + 10] },
  ];
  const labels: Label[] = [
    {
      text: `视野 ${threeDigits(view[0])} mm`,
      places: [
        { x: middle + near + 16, y: top - 6, anchor: 'start' },
        { x: middle, y: top - 16, anchor: 'middle' },
      ],
    },
    ...stacked(['安装距离', `${threeDigits(topMm)} mm`], { x: left - textPx, y: (frame.top + top) / 2, anchor: 'end' }),
    ...(depthMm > 0
      ? [
          {
            text: heightText(drawn),
            places: [{ x: right + textPx, y: (top + bottom) / 2 + 12, anchor: 'start' }],
          } as const,
        ]
      : []),
    { text: `料区 ${asked(base[0])} mm`, places: [{ x: middle, y: bottom + 26, anchor: 'middle' }] },
  ];
  const covered = [
    housingBox(middle, frame.top),
    ...[-1, 1].flatMap(side => [
      ...coveredByLine([middle, frame.top], [middle + side * near, top]),
      ...coveredByLine([middle + side * near, top], [middle + side * far, bottom]),
    ]),
  ];
  return (
    <>
      <Housing {...{ middle, bottom: frame.top, name: '3D 相机' }} />
      <path
        className={styles.laser}
        d={`M${middle} ${frame.top}L${middle - near} ${top}L${middle - far} ${bottom}h${2 * far}L${middle + near} ${top}Z`}
      />
      <path
        className={styles.field}
        d={`M${middle - near} ${top}h${2 * near}L${middle + far} ${bottom}h${-2 * far}Z`}
      />
      <rect
        className={isCut ? styles.cutPart : styles.part}
        x={middle - box}
        y={top}
        width={2 * box}
        height={Math.max(2, bottom - top)}
      />
      <Dimensioned {...{ lines, labels, size, covered }} />
    </>
  );
}

interface PlanProps {
  drawn: DrawnVolume;
  middle: readonly [x: number, y: number];
  /** Longest side that there is room for, px. */
  side: number;
}

/** View and base at the highest point, from above. */
function Plan({ drawn: { base, view }, middle: [x, y], side }: PlanProps) {
  const scale = Math.min(side / Math.max(view[0], base[0]), (side - 24) / Math.max(view[1], base[1]));
  const rect = ([length, width]: readonly [number, number]) => ({
    x: x - (length * scale) / 2,
    y: y - (width * scale) / 2,
    width: length * scale,
    height: width * scale,
  });
  const lowest = y + (Math.max(view[1], base[1]) * scale) / 2;
  return (
    <>
      <rect className={styles.field} {...rect(view)} />
      <rect className={view[0] < base[0] || view[1] < base[1] ? styles.cutPart : styles.part} {...rect(base)} />
      <text className={pen.text} x={x} y={y - (Math.max(view[1], base[1]) * scale) / 2 - 10} textAnchor="middle">
        俯视
      </text>
      <text className={pen.value} x={x} y={lowest + 18} textAnchor="middle">
        {`${threeDigits(view[0])} × ${threeDigits(view[1])} mm`}
      </text>
    </>
  );
}
