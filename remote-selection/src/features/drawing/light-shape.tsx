import type { DrawnLight } from '@shixuan/optics/describe';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import { useId } from 'react';

export interface LightShapeProps {
  light: DrawnLight;
  /** Plane of the object and the middle of the axis, px. */
  objectX: number;
  axisY: number;
  /** Where the light stands, px. */
  lightX: number;
  /** Half of its size across, and of the field it lights, px. */
  half: number;
  fieldHalf: number;
  /** Half of what the lens looks through, px. */
  opening: number;
}

const thick = 7;

/** The light and what it lights, in its colour; hatched where the eye does not see it. */
export function LightShape(props: LightShapeProps) {
  const hatch = useId();
  const { light, objectX, axisY, lightX, half, opening, fieldHalf } = props;
  const fill = light.hatched ? `url(#${hatch})` : light.colour;
  const typical = light.sizeMm.typical || light.distanceMm.typical;
  const body = typical ? pen.typical : pen.outline;
  const sides = light.shape === 'bar' ? [-1] : [-1, 1];
  return (
    <g>
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V5" stroke={light.colour} strokeWidth="2" />
      </pattern>
      {light.shape === 'backlight' || light.shape === 'coaxial' ? (
        <>
          <path
            d={`M${lightX} ${axisY - half}L${objectX} ${axisY - fieldHalf}V${axisY + fieldHalf}L${lightX} ${axisY + half}z`}
            className={pen.beam}
            fill={fill}
          />
          {light.shape === 'backlight' ? (
            <rect className={body} x={lightX} y={axisY - half} width={thick} height={2 * half} />
          ) : (
            <>
              <rect
                className={body}
                x={lightX - 2 * half}
                y={axisY - half}
                width={2 * half}
                height={2 * half}
                fillOpacity="0"
              />
              <path className={pen.fine} d={`M${lightX - 2 * half} ${axisY - half}L${lightX} ${axisY + half}`} />
            </>
          )}
        </>
      ) : (
        sides.map(side => (
          <g key={side}>
            <path
              d={`M${lightX} ${axisY + side * half}L${objectX} ${axisY + fieldHalf}V${axisY - fieldHalf}L${lightX} ${axisY + side * opening}z`}
              fill={fill}
              className={pen.beam}
            />
            <rect
              className={body}
              x={lightX - thick}
              y={Math.min(axisY + side * half, axisY + side * opening)}
              width={thick}
              height={Math.max(3, half - opening)}
            />
          </g>
        ))
      )}
    </g>
  );
}
