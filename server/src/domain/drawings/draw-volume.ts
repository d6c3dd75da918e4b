import { type DrawnVolume, volumeScale } from '@shixuan/optics/describe';
import { dimensionAcross, dimensionUp, millimetres } from './dimension';
import { Pen } from './pen';
import { wideSheet } from './wide-sheet';

const frame = { left: 110, right: 410, top: 40, bottom: 240 };
/** Room of the view from above. */
const plan = { middleX: 588, middleY: 132, width: 190, height: 170 };
const computed = (mm: number) => millimetres(Number(mm.toPrecision(3)));

/** A 3D area camera over its volume, from the side and from above; each to one scale but for the housing. Pure. */
export function drawVolume(drawn: DrawnVolume, title: string): string {
  const pen = new Pen(1, 'volume');
  fromTheSide(pen, drawn);
  fromAbove(pen, drawn);
  return wideSheet(pen, title);
}

function fromTheSide(pen: Pen, drawn: DrawnVolume): void {
  const { topMm, depthMm, base, view, lowestViewMm } = drawn;
  const { x, y } = volumeScale(drawn, frame);
  const ends = (lengthMm: number) => [x(-lengthMm / 2), x(lengthMm / 2)] as const;
  const [top, bottom, middle] = [y(topMm), y(topMm + depthMm), x(0)];
  const [[nearLeft, nearRight], [farLeft, farRight], [left, right]] = [
    ends(view[0]),
    ends(lowestViewMm),
    ends(base[0]),
  ];
  pen.rect('face-typical', middle - 44, 6, 88, frame.top - 6, 3);
  pen.text(middle, 27, '3D 相机', { role: 'note' });
  pen.polygon('tint', [nearLeft, top], [nearRight, top], [farRight, bottom], [farLeft, bottom]);
  for (const [near, far] of [
    [nearLeft, farLeft],
    [nearRight, farRight],
  ] as const) {
    pen.line('ray', [middle, frame.top], [near, top]);
    pen.line('ray', [near, top], [far, bottom]);
  }
  pen.rect('outline', left, top, right - left, Math.max(2, bottom - top));
  dimensionAcross(pen, nearLeft, nearRight, top - 12, { text: `视野 ${computed(view[0])}`, from: top });
  dimensionAcross(pen, left, right, bottom + 22, { text: `料区 ${millimetres(base[0])}`, from: bottom });
  const outer = [Math.min(nearLeft, farLeft, left) - 24, Math.max(nearRight, farRight, right) + 24] as const;
  dimensionUp(pen, frame.top, top, outer[0], { text: `安装距离 ${computed(topMm)}` });
  if (depthMm > 0)
    dimensionUp(pen, top, bottom, outer[1], { text: `堆高 ${millimetres(depthMm)}`, from: [nearRight, farRight] });
}

/** View and base at the highest place. */
function fromAbove(pen: Pen, { base, view }: DrawnVolume): void {
  const [length, width] = [Math.max(view[0], base[0]), Math.max(view[1], base[1])];
  const scale = Math.min(plan.width / length, plan.height / width);
  const cornersOf = ([lengthMm, widthMm]: readonly [number, number]) => {
    const [x, y] = [plan.middleX - (lengthMm * scale) / 2, plan.middleY - (widthMm * scale) / 2];
    return [x, y, lengthMm * scale, widthMm * scale] as const;
  };
  const [x, y, across, up] = cornersOf(view);
  pen.polygon('tint', [x, y], [x + across, y], [x + across, y + up], [x, y + up]);
  pen.rect('ray', x, y, across, up);
  pen.rect('outline', ...cornersOf(base));
  pen.text(plan.middleX, plan.middleY - (width * scale) / 2 - 10, '俯视', { role: 'note' });
  const lowest = plan.middleY + (width * scale) / 2;
  pen.text(plan.middleX, lowest + 20, `视野 ${computed(view[0])} × ${computed(view[1])} mm`);
}
