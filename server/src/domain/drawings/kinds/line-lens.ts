import { dimensionAcross, dimensionUp, leader, millimetres } from '../dimension';
import type { Draw } from '../drawing';
import { barrel } from '../parts/barrel';
import { lensCaption } from '../parts/caption';
import { edges } from '../parts/edges';
import { imagePlane } from '../parts/image-plane';
import { lensElement } from '../parts/lens-element';
import { lightBundle } from '../parts/light-bundle';
import { mountOf } from '../parts/mount';
import { outerDiameter } from '../parts/outer-diameter';
import { stop } from '../parts/stop';

/** Line-scan lens: a symmetrical objective between the object line and the pixel line, with its chief rays. */
export const lineLens: Draw = (pen, figures, detail) => {
  const mount = mountOf(figures.several('mount')[0]);
  const circle = figures.number('imageCircleMm');
  const magnification = figures.number('magnification');
  const workingDistance = figures.number('workingDistanceMm');
  const fov = figures.number('objectFovMm') ?? (circle && magnification ? circle / magnification : undefined);
  const knownFlange = figures.number('flangeMm') ?? mount?.flangeMm;
  const knownLength = figures.number('lengthMm');
  const knownDiameter = outerDiameter(figures);
  const mountHalf = (mount?.diameterMm ?? 58) / 2;
  const half = (knownDiameter ?? Math.max(mountHalf * 2 + 3, (circle ?? 60) * 0.78)) / 2;
  const length = knownLength ?? half * 2.5;
  const toScale = knownDiameter !== undefined && knownLength !== undefined;
  // The steps of the barrel and everything inside are examples.
  const edge = edges(false);
  const showObject = fov !== undefined && workingDistance !== undefined && workingDistance < length * 6;

  pen.rect(edges(mount !== undefined).body, 0, -mountHalf, half * 0.16, mountHalf * 2);
  barrel(
    pen,
    edge,
    [
      { from: -length, to: -length * 0.86, half: half * 0.9 },
      { from: -length * 0.86, to: -length * 0.56, half, knurled: true },
      { from: -length * 0.56, to: -length * 0.4, half: half * 0.94 },
      { from: -length * 0.4, to: -length * 0.14, half, knurled: true },
      { from: -length * 0.14, to: 0, half: Math.min(half, mountHalf + 1) },
    ],
    detail === 'full' ? 9 : 5,
  );
  if (toScale) pen.rect('outline', -length, -half, length, half * 2);
  if (detail === 'thumbnail') {
    // The pixel line that it draws for.
    const line = (circle ?? half * 2) / 2;
    pen.line('accent', [half * 0.75, -line], [half * 0.75, line]);
    return { scaled: false, toScale: false, description: '线扫镜头外形与像面线。' };
  }
  const bore = half * 0.66;
  const rear = Math.min(bore, mountHalf * 0.82);
  pen.path(edge.face, path =>
    path
      .moveTo(-length, -bore)
      .lineTo(-length * 0.1, -bore)
      .lineTo(-length * 0.1, -rear)
      .lineTo(half * 0.16, -rear)
      .lineTo(half * 0.16, rear)
      .lineTo(-length * 0.1, rear)
      .lineTo(-length * 0.1, bore)
      .lineTo(-length, bore)
      .close(),
  );
  const t = length * 0.06;
  const centre = -length * 0.5;
  if (showObject && fov !== undefined && workingDistance !== undefined) {
    const object = -length - workingDistance;
    const image = knownFlange ?? half * 1.2;
    const imageHalf = (circle ?? fov * (magnification ?? 0.5)) / 2;
    const spread = half * 0.3;
    for (const side of [-1, 1]) {
      lightBundle(pen, [
        [object, (side * fov) / 2, (side * fov) / 2],
        [-length * 0.9, side * bore * 0.5 - spread * 0.8, side * bore * 0.5 + spread * 0.8],
        [centre, -spread, spread],
        [-length * 0.08, -side * bore * 0.5 - spread * 0.8, -side * bore * 0.5 + spread * 0.8],
        [image, -side * imageHalf, -side * imageHalf],
      ]);
    }
    pen.line('outline', [object, -fov / 2 - pen.px(10)], [object, fov / 2 + pen.px(10)]);
  }
  for (const mirror of [-1, 1]) {
    const at = (distance: number, thickness: number) => centre + (mirror < 0 ? -distance - thickness : distance);
    lensElement(pen, edge.glass, {
      x: at(length * 0.33, t * 1.2),
      thickness: t * 1.2,
      half: bore * 0.92,
      ...sags(mirror, t, 0.9, 0.1),
    });
    lensElement(pen, edge.glass, {
      x: at(length * 0.21, t * 1.3),
      thickness: t * 1.3,
      half: bore * 0.86,
      ...sags(mirror, t, 1.1, -0.9),
    });
    lensElement(pen, edge.glass, {
      x: at(length * 0.1, t * 0.8),
      thickness: t * 0.8,
      half: bore * 0.72,
      ...sags(mirror, t, 0.9, -1.1),
    });
  }
  stop(pen, centre, bore, 0.5);
  const statement = {
    scaled: toScale || mount !== undefined || circle !== undefined || showObject,
    toScale,
    description: '线扫镜头剖面图：对称镜组、物面线、像面线与主光线。',
    caption: lensCaption(figures, toScale, [
      mount !== undefined && '卡口',
      circle !== undefined && '像圈',
      showObject && '视野与工作距离',
    ]),
  };

  const flange = knownFlange ?? half * 1.2;
  const plane = imagePlane(pen, flange, circle, mountHalf);
  const left = showObject && workingDistance !== undefined ? -length - workingDistance : -length;
  pen.line('centre', [left - pen.px(14), 0], [flange + pen.px(12), 0]);
  const below = Math.max(half, showObject && fov !== undefined ? fov / 2 + pen.px(10) : 0, plane) + pen.px(24);
  if (knownFlange !== undefined) {
    dimensionAcross(pen, 0, flange, below, { text: millimetres(knownFlange), from: Math.max(mountHalf, plane) });
  }
  if (knownLength !== undefined)
    dimensionAcross(pen, -length, 0, below, { text: millimetres(knownLength), from: half });
  if (showObject && workingDistance !== undefined && fov !== undefined) {
    const text = `工作距离 ${millimetres(workingDistance)}`;
    dimensionAcross(pen, left, -length, below, { text, from: half });
    dimensionUp(pen, -fov / 2, fov / 2, left - pen.px(24), {
      text: `视野 ${millimetres(Math.round(fov * 10) / 10)}`,
      from: left,
    });
  }
  if (mount)
    leader(pen, [half * 0.08, -mountHalf], [half * 0.08 - pen.px(14), -half - pen.px(20)], `${mount.name} 接口`);
  return statement;
};

/** Surfaces of an element left or right of the stop, in multiples of its thickness. */
function sags(mirror: number, thickness: number, outer: number, inner: number): { front: number; rear: number } {
  const [a, b] = [outer * thickness * 0.6, inner * thickness * 0.6];
  return mirror < 0 ? { front: a, rear: -b } : { front: b, rear: -a };
}
