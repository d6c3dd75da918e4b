import type { Statement } from '../../drawing';
import { centreCross } from '../../parts/centre-cross';
import { edges } from '../../parts/edges';
import { type RingFace, ringFace } from '../../parts/ring-face';
import { ringThumbnail } from '../../parts/ring-thumbnail';
import { type LightContext, type LightShape, typicalStatement } from './light-context';
import { dimensionDiameter, roundStatement } from './round-light';

export const ringLight: LightShape = context => ring(context, 'diodes', '环形光源');
export const diffuseRingLight: LightShape = context => ring(context, 'diffuser', '漫射环形光源');
export const multiChannelRingLight: LightShape = context => ring(context, 'sectors', '多通道环形光源，分区可独立点亮');
export const polarisedRingLight: LightShape = context => ring(context, 'polariser', '带偏振片的环形光源');

/** Ring in section with its cone of light, and from below with its emitting face. */
function ring({ pen, figures, source, full, typical }: LightContext, face: RingFace, name: string): Statement {
  if (!full) {
    ringThumbnail(pen, source, face);
    return typicalStatement(`${name}。`);
  }
  const diameter = figures.number('outerDiameterMm');
  const outer = (diameter ?? 90) / 2;
  const inner = outer * 0.5;
  const height = outer * 0.46;
  const work = outer * 1.15;
  const edge = edges(diameter !== undefined);

  for (const side of [-1, 1]) {
    const [low, high] = [side * outer * 0.88, side * inner];
    pen.beam(
      source.beam,
      [
        [low, 0],
        [high, -height * 0.5],
        [-side * outer * 0.12, work],
        [side * outer * 0.42, work],
      ],
      0.9,
    );
    pen.polygon(
      edge.body,
      [side * outer, -height],
      [side * outer, 0],
      [low, 0],
      [high, -height * 0.5],
      [high, -height],
    );
    diodesAlong(pen, source, [high, -height * 0.5], [low, 0], side);
    if (face === 'diffuser' || face === 'polariser') {
      pen.line(typical.outline, [low, height * 0.06], [high - side * outer * 0.02, -height * 0.42]);
    }
  }
  pen.line(typical.fine, [-inner, -height], [inner, -height]);
  pen.line(typical.outline, [-outer * 1.05, work], [outer * 1.05, work]);
  pen.line('centre', [0, -height - pen.px(14)], [0, work + pen.px(10)]);

  const cx = outer * 2.05 + pen.px(44);
  const cy = (work - height) / 2;
  ringFace(pen, edge, typical, source, { cx, cy, outer, inner, face });
  centreCross(pen, [cx, cy], outer);
  dimensionDiameter(pen, diameter, -height - pen.px(24), -height);
  return roundStatement(diameter, `${name}：剖面图与发光面视图。`);
}

function diodesAlong(
  pen: LightContext['pen'],
  source: LightContext['source'],
  from: readonly [number, number],
  to: readonly [number, number],
  side: number,
): void {
  const radius = Math.abs(to[0] - from[0]) * 0.09;
  for (let index = 0; index < 4; index += 1) {
    const share = (index + 0.5) / 4;
    const light = source.diodes[index % source.diodes.length] ?? source.beam;
    const x = from[0] + (to[0] - from[0]) * share + side * radius * 0.5;
    pen.diode(light, x, from[1] + (to[1] - from[1]) * share - radius * 0.5, radius);
  }
}
