import { textWidth } from '@shixuan/units';
import type { Pen } from '../pen';
import type { Stroke } from '../stroke';
import { rearSockets } from './connectors';
import { edges } from './edges';

export interface CameraSide {
  length: number;
  height: number;
  /** Inner diameter of the mount; typical when `mountKnown` is false. */
  throatMm: number;
  mountKnown: boolean;
  flangeMm: number | undefined;
  sensorHeight: number | undefined;
  /** Length and height follow known dimensions. */
  known: boolean;
  interfaceText: string | undefined;
  /** Series, as it is printed on the flank. */
  lettering: string | undefined;
}

/** Camera from the side, light from the left: x = 0 is the flange, y = 0 the axis. Returns where the parts end, in mm. */
export function cameraSide(pen: Pen, side: CameraSide): { bodyLeft: number; bodyRight: number; right: number } {
  const { length, height, throatMm, mountKnown, flangeMm, sensorHeight, known, interfaceText, lettering } = side;
  const edge = edges(known);
  const ringEdge = edges(mountKnown);
  const throat = throatMm / 2;
  const rim = throat * 1.06 + 0.5;
  const ringDepth = Math.min(6, 2 + throat * 0.3);
  const bodyRight = ringDepth + length;
  const half = height / 2;

  rearSockets(pen, edges(false), bodyRight, height, interfaceText);
  pen.rect(edge.body, ringDepth, -half, length, height, Math.min(1.2, height * 0.03));
  const plate = Math.min(3, length * 0.12);
  const inside = edges(false);
  pen.line(inside.fine, [bodyRight - plate, -half], [bodyRight - plate, half]);
  if (length > 20) coolingFins(pen, inside.fine, ringDepth + length * 0.42, bodyRight - plate - length * 0.1, half);
  pen.rect(ringEdge.body, 0, -rim, ringDepth, rim * 2, 0.4);

  const cavityEnd = flangeMm ?? Math.min(ringDepth + length * 0.4, 17.5);
  const cavity = Math.min(throat * 0.93, half - 1.5);
  pen.line(ringEdge.hidden, [0, -cavity], [cavityEnd - 1, -cavity], [cavityEnd - 1, cavity], [0, cavity]);
  if (sensorHeight !== undefined) {
    const thickness = Math.max(0.8, pen.px(3));
    pen.rect('sensor', cavityEnd, -sensorHeight / 2, thickness, sensorHeight);
  }
  if (lettering) flank(pen, lettering, cavityEnd + pen.px(6), bodyRight - plate - pen.px(4), half);
  const right = bodyRight + 9;
  pen.line('centre', [-pen.px(14), 0], [right + pen.px(4), 0]);
  return { bodyLeft: ringDepth, bodyRight, right };
}

/** Nominal pixels of the lettering, the largest that fits is taken. */
const SIZES = [13, 12, 11, 10, 9];

/** The name between two places on the flank, above the axis; upright where it is too long, left out where nothing fits. */
function flank(pen: Pen, name: string, from: number, to: number, half: number): void {
  const fits = (room: number) => SIZES.find(size => textWidth(name, size) <= room * pen.scale);
  const level = fits(to - from);
  const middle = (from + to) / 2;
  if (level !== undefined) {
    pen.text(middle, -pen.px(5), name, { role: 'note', size: level });
    return;
  }
  const upright = to - from > pen.px(12) ? fits(half * 1.8) : undefined;
  if (upright !== undefined)
    pen.text(middle + pen.px(upright * 0.35), 0, name, { role: 'note', size: upright, turn: -90 });
}

function coolingFins(pen: Pen, stroke: Stroke, from: number, to: number, half: number): void {
  const count = 5;
  for (let index = 0; index < count; index += 1) {
    const x = from + ((to - from) * index) / (count - 1);
    pen.line(stroke, [x, -half], [x, -half * 0.55]);
    pen.line(stroke, [x, half * 0.55], [x, half]);
  }
}
