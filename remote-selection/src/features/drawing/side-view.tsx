import {
  type Axis,
  type DrawnLength,
  type Frame,
  type SideScale,
  type SystemDrawing,
  scaleBarMm,
  stationsOf,
} from '@shixuan/optics/describe';
import { Dimension } from '@shixuan/ui/pen/dimension';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import { figureText, lengthText } from '../../lib/length-text';
import { LightShape } from './light-shape';

export interface SideViewProps {
  figures: SystemDrawing;
  axis: Axis;
  frame: Frame;
  scale: SideScale;
}

const outlineOf = (...lengths: DrawnLength[]) => (lengths.some(({ typical }) => typical) ? pen.typical : pen.outline);

/** Camera, ring, lens, light and object along the optical axis, all to one scale. */
export function SideView({ figures, axis, frame, scale }: SideViewProps) {
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
  const pupil = lens.telecentric ? fieldHalf : Math.min(lensHalf * 0.4, fieldHalf);
  const lightHalf = light ? Math.min(half(light.sizeMm.mm), (frame.bottom - frame.top) / 2) : 0;
  const height = Math.max(figures.heightVariationMm * pxPerMm, 3);
  return (
    <>
      {figures.sharp && (
        <rect
          className={pen.sharp}
          x={x(-stations.near)}
          y={y - fieldHalf}
          width={Math.max(1, x(stations.far) - x(-stations.near))}
          height={2 * fieldHalf}
        />
      )}
      {light && (
        <LightShape
          light={light}
          objectX={plane}
          axisY={y}
          lightX={
            light.shape === 'backlight' ? x(light.distanceMm.mm) : x(Math.max(-light.distanceMm.mm, stations.lensFront))
          }
          half={lightHalf}
          opening={Math.max(2, Math.min(lightHalf * 0.95, half(light.openingMm)))}
          fieldHalf={fieldHalf}
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
      {gap && <Gap from={gap.fromPx} to={gap.toPx} frame={frame} />}
      <Dimensions {...{ figures, axis, frame, scale, plane, front, y, fieldHalf, pupil }} />
    </>
  );
}

/** The axis is broken here: what lies between is left out. */
function Gap({ from, to, frame }: { from: number; to: number; frame: Frame }) {
  const zigzag = (x: number) => `M${x} ${frame.top - 12}V${frame.bottom + 12}`;
  const middle = (frame.top + frame.bottom) / 2;
  return (
    <>
      <rect
        x={from}
        y={frame.top - 14}
        width={to - from}
        height={frame.bottom - frame.top + 28}
        fill="var(--sx-paper)"
      />
      <path className={pen.fine} d={`${zigzag(from)}${zigzag(to)}`} strokeDasharray="6 4" />
      <text className={pen.text} x={(from + to) / 2} y={middle} textAnchor="middle" dominantBaseline="central">
        ⋯
      </text>
    </>
  );
}

interface DimensionsProps extends SideViewProps {
  plane: number;
  front: number;
  y: number;
  fieldHalf: number;
  /** Half of the view at the front of the lens. */
  pupil: number;
}

function Dimensions({ figures, axis, frame, scale, plane, front, y, fieldHalf, pupil }: DimensionsProps) {
  const { x, pxPerMm } = scale;
  const stations = stationsOf(figures, axis);
  const bottom = frame.bottom + 24;
  const right = x(stations.end) + 16;
  const field = figures.field[axis === 'width' ? 'widthMm' : 'heightMm'];
  const barMm = scaleBarMm(pxPerMm);
  const { workingDistanceMm, sharp, lens } = figures;
  const barEnd = frame.right + 80;
  return (
    <>
      <path className={pen.hidden} d={`M${front} ${y}V${bottom + 4}M${plane} ${y + fieldHalf}V${bottom + 4}`} />
      <Dimension from={[front, bottom]} to={[plane, bottom]} />
      <text className={pen.value} x={(front + plane) / 2} y={bottom - 6} textAnchor="middle">
        {workingDistanceMm.typical ? '工作距离未定' : `工作距离 ${lengthText(workingDistanceMm.mm, 4)}`}
      </text>
      <path
        className={pen.hidden}
        d={`M${plane} ${y - fieldHalf}H${right + 4}M${plane} ${y + fieldHalf}H${right + 4}`}
      />
      <Dimension from={[right, y + fieldHalf]} to={[right, y - fieldHalf]} />
      <text className={pen.value} x={right + 7} y={y - 14}>
        {axis === 'width' ? '视野宽' : '视野高'}
      </text>
      <text className={pen.value} x={right + 7} y={y + 2}>
        {lengthText(field, 4)}
      </text>
      {sharp && (
        <>
          <Dimension from={[x(-stations.near), frame.top - 6]} to={[x(stations.far), frame.top - 6]} />
          <text className={pen.value} x={Math.min(plane, frame.right - 20)} y={frame.top - 14} textAnchor="middle">
            {`景深 ${lengthText(sharp.nearMm + sharp.farMm)}`}
          </text>
        </>
      )}
      {figures.heightVariationMm > 0 && (
        <text className={pen.text} x={right + 7} y={y + 20}>
          {`高度差 ${lengthText(figures.heightVariationMm)}`}
        </text>
      )}
      <LensText
        figures={figures}
        lens={[x(stations.lensBack), front]}
        y={y + (lens.diameterMm.mm / 2) * pxPerMm + 15}
        viewEdge={at => y + pupil + ((fieldHalf - pupil) * Math.max(0, at - front)) / Math.max(1, plane - front)}
      />
      <path className={pen.dimension} d={`M${barEnd} ${bottom}v-4m0 4h${-barMm * pxPerMm}m0 0v-4`} />
      <text className={pen.text} x={barEnd} y={bottom - 8} textAnchor="end">
        {lengthText(barMm)}
      </text>
    </>
  );
}

/** Of a letter of these texts, px. */
const letterPx = 6.6;

interface LensTextProps {
  figures: SystemDrawing;
  /** Back and front of the lens. */
  lens: readonly [back: number, front: number];
  y: number;
  /** Lower edge of the view at an abscissa. */
  viewEdge(x: number): number;
}

/** Outline of the lens and the ring behind it, as far as they are stated: below the lens, and clear of the view. */
function LensText({ figures: { lens, ringMm }, lens: [back, front], y, viewEdge }: LensTextProps) {
  const { diameterMm, lengthMm } = lens;
  const outline =
    diameterMm.typical || lengthMm.typical ? '' : `Ø${figureText(diameterMm.mm, '')} × ${lengthText(lengthMm.mm)}`;
  const text = [outline, ringMm > 0 ? `接圈 ${lengthText(ringMm)}` : ''].filter(Boolean).join('，');
  if (text === '') return null;
  const { right, below } = lensTextPlace({ back, front, y, width: text.length * letterPx, viewEdge });
  return (
    <text className={pen.text} x={right} y={below} textAnchor="end">
      {text}
    </text>
  );
}

/** Where a text below the lens ends: in its middle if it fits, else at its front; lower where that is within the view. */
export function lensTextPlace({
  back,
  front,
  y,
  width,
  viewEdge,
}: {
  back: number;
  front: number;
  y: number;
  width: number;
  viewEdge(x: number): number;
}): { right: number; below: number } {
  const least = 12 + width;
  const centred = (back + front + width) / 2;
  const right = Math.max(least, Math.min(centred, front));
  const height = 14;
  return { right, below: Math.max(y, right > front ? viewEdge(right) + height : y) };
}
