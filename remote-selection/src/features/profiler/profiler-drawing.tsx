import { type DrawnProfiler, drawingScale, profilerCaption } from '@shixuan/optics/describe';
import { useNarrow } from '@shixuan/ui';
import { Dimension } from '@shixuan/ui/pen/dimension';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import * as styles from '../../components/measuring-field.module.css';
import { formatFigure } from '../../lib/format-figure';
import { ProfilerSpace } from './profiler-space';

const sizes = { wide: { width: 760, height: 336 }, narrow: { width: 340, height: 336 } } as const;
const mm = (value: number) => `${formatFigure(Number(value.toPrecision(4)))} mm`;

export interface ProfilerDrawingProps {
  drawn: DrawnProfiler;
  model: string;
  /** Of the laser; null: not stated. */
  wavelengthNm: number | null;
}

/** The measuring field with the part in it, everything but the housing to one scale. */
export function ProfilerDrawing({ drawn, model, wavelengthNm }: ProfilerDrawingProps) {
  const { width, height } = useNarrow() ? sizes.narrow : sizes.wide;
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
  return (
    <figure className={styles.figure}>
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${model} 的测量视场`}>
        <rect className={pen.typical} x={middle - 44} y={8} width={88} height={frame.top - 8} rx={3} />
        <text className={pen.text} x={middle} y={28} textAnchor="middle">
          传感器
        </text>
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
        <Dimension from={[nearLeft, near - 8]} to={[nearRight, near - 8]} />
        <text className={pen.value} x={nearRight + 16} y={near - 4}>
          {`近端 ${mm(drawn.nearWidthMm)}`}
        </text>
        <Dimension from={[farLeft, far + 12]} to={[farRight, far + 12]} />
        <text className={pen.value} x={middle} y={far + 28} textAnchor="middle">
          {`远端 ${mm(drawn.farWidthMm)}`}
        </text>
        <Dimension from={[right, near]} to={[right, far]} />
        <text className={pen.value} x={right + 8} y={(near + far) / 2 + 4}>
          {`Z ${mm(drawn.farMm - drawn.nearMm)}`}
        </text>
        {drawn.clearanceMm !== null && (
          <>
            <Dimension from={[left, frame.top]} to={[left, near]} />
            <text className={pen.value} x={left - 8} y={(frame.top + near) / 2} textAnchor="end">
              <tspan x={left - 8}>净距</tspan>
              <tspan x={left - 8} dy={15}>
                {mm(drawn.clearanceMm)}
              </tspan>
            </text>
          </>
        )}
        <text className={pen.text} x={left - 8} y={(top + base) / 2 + 4} textAnchor="end">
          {`工件 ${formatFigure(drawn.partWidthMm)}`}
        </text>
      </svg>
      <figcaption className={styles.caption}>{`${model}：${profilerCaption(drawn)}。`}</figcaption>
      <ProfilerSpace drawn={drawn} model={model} wavelengthNm={wavelengthNm} />
    </figure>
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
