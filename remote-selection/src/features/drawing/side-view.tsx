import { type DrawnLength, stationsOf } from '@shixuan/optics/describe';
import { Dimension } from '@shixuan/ui/pen/dimension';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import * as styles from './drawing.module.css';
import { LightShape } from './light-shape';
import { pupilHalf, type SideViewProps, sideLabels, sideLines } from './side-labels';

const outlineOf = (...lengths: DrawnLength[]) => (lengths.some(({ typical }) => typical) ? pen.typical : pen.outline);

/** Camera, ring, lens, light and object along the optical axis, all to one scale. */
export function SideView({ figures, axis, frame, scale, size, covered }: SideViewProps) {
  const { camera, lens, light } = figures;
  const side = axis === 'width' ? 'widthMm' : 'heightMm';
  const stations = stationsOf(figures, axis);
  const { x, pxPerMm, gap } = scale;
  const y = (frame.top + frame.bottom) / 2;
  const half = (mm: number) => (mm / 2) * pxPerMm;
  const [cameraHalf, lensHalf, sensorHalf] = [
    half(camera.widthMm.mm),
    half(lens.diameterMm.mm),
    half(figures.sensor[side]),
  ];
  const [fieldHalf, objectHalf] = [half(figures.field[side]), Math.max(1, half(figures.object[side]))];
  const [front, plane] = [x(stations.lensFront), x(0)];
  const pupil = pupilHalf(lens.telecentric, lensHalf, fieldHalf);
  const { breaks, depth } = sideLines(figures, axis, frame, scale);
  const height = Math.max(figures.heightVariationMm * pxPerMm, 3);
  return (
    <>
      {light && (
        <LightShape
          light={light}
          objectX={plane}
          axisY={y}
          lightX={
            light.shape === 'backlight' ? x(light.distanceMm.mm) : x(Math.max(-light.distanceMm.mm, stations.lensFront))
          }
          axis={axis}
          pxPerMm={pxPerMm}
          fieldHalf={fieldHalf}
          roomHalf={(frame.bottom - frame.top) / 2}
        />
      )}
      <path
        className={pen.view}
        d={`M${front} ${y - pupil}L${plane} ${y - fieldHalf}V${y + fieldHalf}L${front} ${y + pupil}z`}
      />
      <path
        className={pen.sight}
        d={`M${front} ${y - pupil}L${plane} ${y - fieldHalf}M${front} ${y + pupil}L${plane} ${y + fieldHalf}`}
      />
      <path className={pen.centre} d={`M${x(stations.back) - 6} ${y}H${x(stations.end) + 10}`} />
      <rect
        className={outlineOf(camera.lengthMm, camera.widthMm)}
        x={x(stations.back)}
        y={y - cameraHalf}
        width={x(stations.cameraFront) - x(stations.back)}
        height={2 * cameraHalf}
      />
      {figures.ringMm > 0 && (
        <rect
          className={pen.outline}
          x={x(stations.cameraFront)}
          y={y - Math.min(lensHalf, cameraHalf) * 0.85}
          width={Math.max(1.5, x(stations.lensBack) - x(stations.cameraFront))}
          height={Math.min(lensHalf, cameraHalf) * 1.7}
        />
      )}
      <rect
        className={outlineOf(lens.lengthMm, lens.diameterMm)}
        x={x(stations.lensBack)}
        y={y - lensHalf}
        width={front - x(stations.lensBack)}
        height={2 * lensHalf}
      />
      <path
        className={pen.glass}
        d={`M${front} ${y - lensHalf * 0.8}q${Math.min(6, lensHalf / 3)} ${lensHalf * 0.8} 0 ${lensHalf * 1.6}z`}
      />
      <path
        className={pen.sensor}
        d={`M${x(stations.sensor)} ${y - Math.max(1, sensorHalf)}v${Math.max(2, 2 * sensorHalf)}`}
      />
      <rect className={pen.outline} x={plane - height / 2} y={y - objectHalf} width={height} height={2 * objectHalf} />
      {depth && (
        <rect
          className={styles.depth}
          {...depthBand(depth)}
          y={frame.top - 6}
          height={y + fieldHalf + 8 - (frame.top - 6)}
        />
      )}
      {gap && <Gap from={gap.fromPx} to={gap.toPx} marks={breaks} />}
      <Dimensions {...{ figures, axis, frame, scale, size, covered }} />
    </>
  );
}

/** Narrower it would not be seen. */
const thinnestPx = 3;

/** Where it is sharp, over everything: between the ends of its dimension, from there to below the field. */
function depthBand({ from: [left], to: [right] }: NonNullable<ReturnType<typeof sideLines>['depth']>) {
  const width = Math.max(thinnestPx, right - left);
  return { x: (left + right - width) / 2, width };
}

/** The axis is broken here: what lies between is left out. */
function Gap({ from, to, marks }: { from: number; to: number; marks: ReturnType<typeof sideLines>['breaks'] }) {
  const [{ from: top, to: bottom } = { from: 0, to: 0 }] = marks;
  return (
    <>
      <rect x={from} y={top} width={to - from} height={bottom - top} fill="var(--sx-paper)" />
      <path
        className={pen.fine}
        d={marks.map(mark => `M${mark.at} ${mark.from}V${mark.to}`).join('')}
        strokeDasharray="6 4"
      />
      <text
        className={pen.text}
        x={(from + to) / 2}
        y={(top + bottom) / 2}
        textAnchor="middle"
        dominantBaseline="central"
      >
        ⋯
      </text>
    </>
  );
}

/** Dimension lines, the scale bar and all texts. */
function Dimensions({ figures, axis, frame, scale, size, covered }: SideViewProps) {
  const { distance, field, depth, bar, extensions } = sideLines(figures, axis, frame, scale);
  const [plane] = distance.to;
  const [[right, fieldBottom], [, fieldTop]] = [field.from, field.to];
  const barEnd = size.width - 4;
  return (
    <>
      <path className={pen.hidden} d={extensions.map(({ at, from, to }) => `M${at} ${from}V${to}`).join('')} />
      <Dimension {...distance} />
      <path className={pen.hidden} d={`M${plane} ${fieldTop}H${right + 4}M${plane} ${fieldBottom}H${right + 4}`} />
      <Dimension {...field} />
      {depth && <Dimension {...depth} />}
      <path className={pen.dimension} d={`M${barEnd} ${bar.y}v-4m0 4h${-bar.lengthPx}m0 0v-4`} />
      {sideLabels({ figures, axis, frame, scale, size, covered }).map(({ text, x, y: at, anchor, kind }) => (
        <text key={text} className={kind === 'note' ? pen.text : pen.value} x={x} y={at} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </>
  );
}
