import { dimensionAcross, millimetres } from '../dimension';
import type { Draw } from '../drawing';
import { breakLine } from '../parts/break-line';
import { partlyToScale } from '../parts/caption';
import { edges } from '../parts/edges';
import { sizeShare } from '../parts/nominal-size';
import type { Pen } from '../pen';

/** Linear stage: from the side and from above, carriage at one end and dashed at the other, drive shown. */
export const linearSlide: Draw = (pen, figures, detail) => {
  const stroke = figures.number('strokeMm');
  const full = detail === 'full';
  const drive = figures.text('drive') ?? '';
  const linear = /linear/.test(drive) || /linear/.test(figures.text('motor') ?? '');
  const belt = /belt/.test(drive);
  // Carriage and rail in the proportions that go with the stroke; beyond, the rail is drawn broken.
  const carriage = full ? Math.min(160, Math.max(36, (stroke ?? 150) * 0.42)) : 40;
  const longest = carriage * 4;
  const broken = stroke !== undefined && stroke > longest;
  const travel = full ? Math.min(stroke ?? 150, longest) : 10 + 80 * sizeShare(stroke, 5, 1500);
  const end = carriage * 0.16;
  const rail = travel + carriage + end * 2;
  const height = carriage * (full ? 0.24 : 0.4);
  const edge = edges(false);

  sideView(pen, { rail, end, carriage, travel, height, linear, belt });
  const scaled = stroke !== undefined && !broken;
  const statement = {
    scaled: full && scaled,
    toScale: false,
    description: `直线滑台：导轨、滑座与${linear ? '直线电机' : belt ? '同步带' : '丝杠'}驱动，标出行程。`,
    caption: broken ? '行程断开画出，外形典型' : partlyToScale([scaled && '行程'], '外形'),
  };
  if (!full) {
    // Of two slides the one with the longer stroke is drawn longer.
    const middle = (rail + carriage * 0.5) / 2;
    pen.coverArea(middle - 78, -height * 3, middle + 78, height * 1.5);
    // The way it goes.
    const [y, from, to] = [-height * 2.3, end + carriage * 0.3, end + travel + carriage * 0.7];
    pen.line('accent', [from, y], [to, y]);
    for (const [x, out] of [
      [from, 1],
      [to, -1],
    ] as const)
      pen.line('accent', [x + out * 6, y - 5], [x, y], [x + out * 6, y + 5]);
    return statement;
  }

  const top = -height * 1.7;
  const planY = height + pen.px(54) + carriage * 0.42;
  planView(pen, { rail, end, carriage, travel, height, linear, belt, planY });
  if (broken) {
    const x = end + carriage + travel * 0.42;
    breakLine(pen, x, -height * 0.3, height * 1.1);
    breakLine(pen, x, planY - carriage * 0.36, planY + carriage * 0.36);
  }
  if (stroke !== undefined) {
    const text = `行程 ${millimetres(stroke)}`;
    const y = top - pen.px(22);
    dimensionAcross(pen, end + carriage / 2, end + carriage / 2 + travel, y, { text, from: [top, -height * 1.1] });
  }
  pen.line('centre', [-end, planY], [rail + end, planY]);
  pen.line(edge.fine, [0, height * 0.7], [rail, height * 0.7]);
  return statement;
};

interface Slide {
  rail: number;
  end: number;
  carriage: number;
  travel: number;
  height: number;
  linear: boolean;
  belt: boolean;
}

function sideView(pen: Pen, { rail, end, carriage, travel, height, linear, belt }: Slide): void {
  const edge = edges(false);
  const motor = carriage * 0.5;
  if (!linear) {
    pen.rect(edge.body, rail, -height * 0.42, motor, height * 1.3, 1.5);
    pen.line(edge.fine, [rail + motor * 0.2, -height * 0.42], [rail + motor * 0.2, height * 0.88]);
    if (belt) pen.circle(edge.fine, rail + motor * 0.6, height * 0.23, height * 0.3);
  }
  pen.rect(edge.body, 0, 0, rail, height, 1);
  for (const x of [0, rail - end]) pen.rect(edge.body, x, -height * 0.42, end, height * 1.42, 1);
  if (linear) {
    // Magnets of the track.
    const pitch = carriage * 0.16;
    for (let x = end + pitch / 2; x < rail - end - pitch / 2; x += pitch) {
      pen.rect(edge.face, x - pitch * 0.3, height * 0.16, pitch * 0.6, height * 0.3);
    }
  } else if (belt) {
    for (const y of [-height * 0.24, height * 0.02]) pen.line(edge.outline, [end, y], [rail - end, y]);
  } else {
    screw(pen, end, rail - end, -height * 0.2, height * 0.14);
  }
  pen.rect(edge.hidden, end + travel, -height * 1.1, carriage, height * 0.95, 1.5);
  pen.rect(edge.body, end, -height * 1.1, carriage, height * 0.95, 1.5);
  pen.rect(edge.face, end + carriage * 0.08, -height * 1.4, carriage * 0.84, height * 0.32, 1);
}

function screw(pen: Pen, from: number, to: number, y: number, half: number): void {
  const edge = edges(false);
  pen.rect(edge.face, from, y - half, to - from, half * 2);
  const pitch = Math.max(half * 1.3, (to - from) / 46);
  for (let x = from + pitch; x < to; x += pitch)
    pen.line(edge.fine, [x - pitch * 0.4, y + half], [x + pitch * 0.1, y - half]);
}

function planView(
  pen: Pen,
  { rail, end, carriage, travel, linear, planY, height, belt }: Slide & { planY: number },
): void {
  const edge = edges(false);
  const half = carriage * 0.36;
  if (!linear) {
    const motor = carriage * 0.5;
    pen.rect(edge.body, rail, planY - height * 0.65, motor, height * 1.3, 1.5);
    pen.line(edge.fine, [rail + motor * 0.2, planY - height * 0.65], [rail + motor * 0.2, planY + height * 0.65]);
  }
  pen.rect(edge.body, 0, planY - half, rail, half * 2, 1);
  for (const side of [-1, 1]) {
    pen.line(edge.outline, [end, planY + side * half * 0.62], [rail - end, planY + side * half * 0.62]);
    pen.line(edge.fine, [end, planY + side * half * 0.44], [rail - end, planY + side * half * 0.44]);
  }
  for (const x of [end, rail - end]) pen.line(edge.fine, [x, planY - half], [x, planY + half]);
  if (!linear && !belt) screw(pen, end, rail - end, planY, height * 0.14);
  const table = half * 0.94;
  pen.rect(edge.hidden, end + travel, planY - table, carriage, table * 2, 1.5);
  pen.rect(edge.body, end, planY - table, carriage, table * 2, 1.5);
  for (const sx of [0.18, 0.5, 0.82]) {
    for (const sy of [-0.62, 0.62]) pen.circle(edge.fine, end + carriage * sx, planY + table * sy, carriage * 0.035);
  }
}
