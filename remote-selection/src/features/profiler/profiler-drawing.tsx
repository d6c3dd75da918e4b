import { type DrawnProfiler, drawingScale, profilerCaption } from '@shixuan/optics/describe';
import { useNarrow } from '@shixuan/ui';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import type { Label } from '@shixuan/ui/pen/place-labels';
import { Dimensioned, type DimensionLine, stacked } from '../../components/dimensioned';
import { Housing, housingBox } from '../../components/housing';
import * as styles from '../../components/measuring-field.module.css';
import { coveredByLine } from '../../lib/covered-by-line';
import { formatFigure } from '../../lib/format-figure';
import { ProfilerSpace } from './profiler-space';

export const profilerSizes = { wide: { width: 760, height: 336 }, narrow: { width: 340, height: 336 } } as const;
const mm = (value: number) => `${formatFigure(Number(value.toPrecision(4)))} mm`;

export interface ProfilerDrawingProps {
  drawn: DrawnProfiler;
  model: string;
  /** Of the laser; null: not stated. */
  wavelengthNm: number | null;
}

/** The measuring field with the part in it, everything but the housing to one scale. */
export function ProfilerDrawing({ drawn, model, wavelengthNm }: ProfilerDrawingProps) {
  return (
    <figure className={styles.figure}>
      <ProfilerSheet drawn={drawn} model={model} {...(useNarrow() ? profilerSizes.narrow : profilerSizes.wide)} />
      <figcaption className={styles.caption}>{`${model}：${profilerCaption(drawn)}。`}</figcaption>
      <ProfilerSpace drawn={drawn} model={model} wavelengthNm={wavelengthNm} />
    </figure>
  );
}

interface SheetProps extends Pick<ProfilerDrawingProps, 'drawn' | 'model'> {
  width: number;
  height: number;
}

export function ProfilerSheet({ drawn, model, width, height }: SheetProps) {
  const frame = { left: 96, right: width - 108, top: 44, bottom: height - 44 };
  const scale = drawingScale(drawn, frame);
  const { x, y } = scale;
  const [near, far, top, base] = [y(drawn.nearMm), y(drawn.farMm), y(drawn.partTopMm), y(drawn.partBaseMm)];
  const [nearLeft, nearRight] = [x(-drawn.nearWidthMm / 2), x(drawn.nearWidthMm / 2)];
  const [farLeft, farRight] = [x(-drawn.farWidthMm / 2), x(drawn.farWidthMm / 2)];
  const [partLeft, partRight] = [x(-drawn.partWidthMm / 2), x(drawn.partWidthMm / 2)];
  const tolerance = drawn.toleranceMm * scale.pxPerMm;
  const middle = x(0);
  const right = Math.max(farRight, nearRight, partRight) + 18;
  const left = Math.min(farLeft, nearLeft, partLeft) - 18;
  const cut = partLeft < nearLeft - 0.5 && partTopOutside(drawn);
  const lines: DimensionLine[] = [
    { from: [nearLeft, near - 8], to: [nearRight, near - 8] },
    { from: [farLeft, far + 12], to: [farRight, far + 12] },
    { from: [right, near], to: [right, far] },
    ...(drawn.clearanceMm === null ? [] : [{ from: [left, frame.top], to: [left, near] } as const]),
  ];
  const labels: Label[] = [
    {
      text: `近端 ${mm(drawn.nearWidthMm)}`,
      places: [
        { x: nearRight + 16, y: near - 6, anchor: 'start' },
        { x: middle, y: near - 14, anchor: 'middle' },
      ],
    },
    { text: `远端 ${mm(drawn.farWidthMm)}`, places: [{ x: middle, y: far + 28, anchor: 'middle' }] },
    {
      text: `Z ${mm(drawn.farMm - drawn.nearMm)}`,
      places: [{ x: right + 8, y: (near + far) / 2 + 4, anchor: 'start' }],
    },
    ...(drawn.clearanceMm === null
      ? []
      : stacked(['净距', mm(drawn.clearanceMm)], { x: left - 8, y: (frame.top + near) / 2, anchor: 'end' })),
    {
      text: `工件 ${mm(drawn.partWidthMm)}`,
      places: [{ x: left - 8, y: (top + base) / 2 + 4, anchor: 'end' }],
    },
  ];
  const covered = [
    housingBox(middle, frame.top),
    ...coveredByLine([middle, frame.top], [nearLeft, near]),
    ...coveredByLine([middle, frame.top], [nearRight, near]),
    ...coveredByLine([nearLeft, near], [farLeft, far]),
    ...coveredByLine([nearRight, near], [farRight, far]),
  ];
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${model} 的测量视场`}>
      <Housing {...{ middle, bottom: frame.top, name: '传感器' }} />
      <path
        className={styles.laser}
        d={`M${middle} ${frame.top}L${nearLeft} ${near}L${farLeft} ${far}L${farRight} ${far}L${nearRight} ${near}Z`}
      />
      <path
        className={styles.field}
        d={`M${nearLeft} ${near}L${nearRight} ${near}L${farRight} ${far}L${farLeft} ${far}Z`}
      />
      <rect
        className={pen.hidden}
        x={partLeft}
        y={top - tolerance}
        width={partRight - partLeft}
        height={base - top + 2 * tolerance}
      />
      <rect
        className={cut ? styles.cutPart : styles.part}
        x={partLeft}
        y={top}
        width={partRight - partLeft}
        height={Math.max(2, base - top)}
      />
      <Dimensioned {...{ lines, labels, size: { width, height }, covered }} />
    </svg>
  );
}

/** Whether the highest place of the part lies where the view is narrower than the part. */
function partTopOutside({
  nearMm,
  farMm,
  nearWidthMm,
  farWidthMm,
  partTopMm,
  toleranceMm,
  partWidthMm,
}: DrawnProfiler) {
  const depth = partTopMm - toleranceMm - nearMm;
  return nearWidthMm + ((farWidthMm - nearWidthMm) * depth) / (farMm - nearMm) < partWidthMm * (1 - 1e-6);
}
