import * as pen from '@shixuan/ui/pen/pen.module.css';
import type { Box } from '@shixuan/ui/pen/place-labels';

const [half, top] = [44, 8];

/** The room of a housing at the top of a drawing. */
export const housingBox = (middle: number, bottom: number): Box => ({
  left: middle - half,
  top,
  right: middle + half,
  bottom,
});

/** A housing whose shape is not known, with its name, px. */
export function Housing({ middle, bottom, name }: { middle: number; bottom: number; name: string }) {
  return (
    <>
      <rect className={pen.typical} x={middle - half} y={top} width={2 * half} height={bottom - top} rx={3} />
      <text className={pen.text} x={middle} y={28} textAnchor="middle">
        {name}
      </text>
    </>
  );
}
