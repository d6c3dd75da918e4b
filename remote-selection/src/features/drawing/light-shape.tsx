import { type Axis, type DrawnLight, drawnBodies } from '@shixuan/optics/describe';
import { ledFamily } from '@shixuan/optics/physics';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import { useId } from 'react';
import * as styles from './drawing.module.css';

export interface LightShapeProps {
  light: DrawnLight;
  /** Plane of the object and the middle of the axis, px. */
  objectX: number;
  axisY: number;
  /** Where the light stands, px. */
  lightX: number;
  /** Side of the field that is seen. */
  axis: Axis;
  pxPerMm: number;
  /** Half of the field it lights, and of the room for it, px. */
  fieldHalf: number;
  roomHalf: number;
}

const thick = 7;
/** White on paper is not seen: it is drawn in a tint of the theme. */
const white = ledFamily('white')?.displayColour;

/** The light and what it lights, in its colour; hatched where the eye does not see it. */
export function LightShape(props: LightShapeProps) {
  const hatch = useId();
  const { light, objectX, axisY, lightX, axis, pxPerMm, fieldHalf, roomHalf } = props;
  const { shape, sizeMm, distanceMm, colour, hatched } = light;
  const fill = hatched ? `url(#${hatch})` : colour;
  const body = sizeMm.typical || distanceMm.typical ? pen.typical : pen.outline;
  return (
    <g>
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V5" stroke={colour} strokeWidth="2" />
      </pattern>
      {drawnBodies(light.bodies[axis], pxPerMm, roomHalf).map(([from, to]) => (
        <g key={from}>
          <path
            d={`M${lightX} ${axisY + from}L${objectX} ${axisY - fieldHalf}V${axisY + fieldHalf}L${lightX} ${axisY + to}z`}
            className={colour === white ? `${pen.beam} ${styles.white}` : pen.beam}
            fill={fill}
          />
          {shape === 'coaxial' ? (
            <>
              <rect
                className={body}
                x={lightX - (to - from)}
                y={axisY + from}
                width={to - from}
                height={to - from}
                fillOpacity="0"
              />
              <path className={pen.fine} d={`M${lightX - (to - from)} ${axisY + from}L${lightX} ${axisY + to}`} />
            </>
          ) : (
            <rect
              className={body}
              x={shape === 'backlight' ? lightX : lightX - thick}
              y={axisY + from}
              width={thick}
              height={to - from}
            />
          )}
        </g>
      ))}
    </g>
  );
}
