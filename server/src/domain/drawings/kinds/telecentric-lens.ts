import { dimensionAcross, dimensionUp, leader, millimetres } from '../dimension';
import type { Draw } from '../drawing';
import type { Figures } from '../figures';
import { barrel, type Section } from '../parts/barrel';
import { lensCaption } from '../parts/caption';
import { coaxialPort } from '../parts/coaxial-port';
import { edges } from '../parts/edges';
import { imagePlane } from '../parts/image-plane';
import { lensElement } from '../parts/lens-element';
import { mountOf } from '../parts/mount';
import { outerDiameter } from '../parts/outer-diameter';
import { stop } from '../parts/stop';
import type { Pen } from '../pen';

/** Telecentric lens: front group as large as the field, chief rays parallel to the axis in object space. */
export const telecentricLens: Draw = (pen, figures, detail) => {
  const mount = mountOf(figures.several('mount')[0]);
  const circle = figures.number('imageCircleMm');
  const magnification = figures.number('magnification');
  const fov = fieldOfView(figures, circle, magnification);
  const workingDistance = figures.number('workingDistanceMm');
  const knownLength = figures.number('lengthMm');
  const knownDiameter = outerDiameter(figures);
  const full = detail === 'full';
  const mountHalf = (mount?.diameterMm ?? 25.4) / 2;
  const field = fov ?? 40;
  const half = (knownDiameter ?? Math.max(field * 1.16 + 6, mountHalf * 1.1)) / 2;
  const neck = knownDiameter === undefined ? mountHalf + 2 : Math.min(half, mountHalf + 2);
  const length = knownLength ?? (full ? Math.max(field * 1.7 + 60, 100) : Math.max(half, neck) * 2.6);
  const toScale = knownLength !== undefined && knownDiameter !== undefined;
  // The steps of the barrel and everything inside are examples.
  const edge = edges(false);
  const threadDepth = Math.min(4, mountHalf * 0.3);
  const bilateral = /bi/.test(figures.text('kind', 'telecentricKind', 'telecentricType') ?? '');

  const portX = -length * 0.4;
  if (figures.flag('coaxial')) coaxialPort(pen, edge, portX, neck, full);
  pen.rect(edges(mount !== undefined).body, 0, -mountHalf, threadDepth, mountHalf * 2);
  barrel(pen, edge, body(length, half, neck), full ? 9 : 5);
  if (toScale) pen.rect('outline', -length, -half, length, half * 2);
  const front = Math.min(half - 1.5, (field / 2) * 1.08);
  const inner = neck * 0.62;
  if (!full) {
    outsideView(pen, length, field, front);
    return { scaled: false, toScale: false, description: '远心镜头外形与平行主光线。' };
  }
  pen.path(edge.face, path =>
    path
      .moveTo(-length, -front)
      .lineTo(-length * 0.72, -front)
      .lineTo(-length * 0.5, -inner)
      .lineTo(threadDepth, -inner)
      .lineTo(threadDepth, inner)
      .lineTo(-length * 0.5, inner)
      .lineTo(-length * 0.72, front)
      .lineTo(-length, front)
      .close(),
  );

  const flange = mount?.flangeMm ?? 17.5;
  const object = -length - (workingDistance ?? field * 1.5 + 40);
  const fieldHalf = Math.min(field / 2, front * 0.94);
  const imageHalf = Math.min((circle ?? 11) / 2, inner * 0.8);
  const stopX = -length * 0.28;
  const rearX = -length * 0.12;
  pen.polygon(
    'tint',
    [object, -fieldHalf],
    [-length * 0.9, -fieldHalf],
    [stopX, 0],
    [-length * 0.9, fieldHalf],
    [object, fieldHalf],
  );
  for (const side of [-1, 1]) {
    const start: [number, number] = [object, side * fieldHalf];
    const lens: [number, number] = [-length * 0.9, side * fieldHalf];
    const rear: [number, number] = [rearX, -side * imageHalf * (bilateral ? 1 : 0.6)];
    const end: [number, number] = [flange, -side * imageHalf];
    pen.line('ray', start, lens, [stopX, 0], rear, end);
  }
  const t = Math.max(length * 0.035, front * 0.16);
  lensElement(pen, edge.glass, {
    x: -length * 0.955,
    thickness: t * 1.5,
    half: front * 0.98,
    front: t * 0.5,
    rear: -t * 0.6,
  });
  lensElement(pen, edge.glass, {
    x: -length * 0.955 + t * 1.5,
    thickness: t * 0.6,
    half: front * 0.98,
    front: -t * 0.6,
    rear: -t * 0.1,
  });
  lensElement(pen, edge.glass, {
    x: rearX - inner * 0.3,
    thickness: inner * 0.5,
    half: inner * 0.94,
    front: inner * 0.16,
    rear: -inner * 0.16,
  });
  stop(pen, stopX, inner, 0.34);
  if (figures.flag('coaxial')) {
    // The splitter that turns the port's light into the axis.
    const reach = inner * 0.7;
    pen.line(edge.outline, [portX - reach, reach], [portX + reach, -reach]);
  }
  const distancesKnown = workingDistance !== undefined && fov !== undefined;
  const statement = {
    scaled: toScale || distancesKnown,
    toScale,
    description: `${bilateral ? '双侧' : '物方'}远心镜头剖面图：前组口径大于视野，物方主光线与光轴平行。`,
    caption: lensCaption(figures, toScale, [distancesKnown && '视野与工作距离']),
  };
  pen.line('outline', [object, -field / 2 - pen.px(8)], [object, field / 2 + pen.px(8)]);

  imagePlane(pen, flange, circle, mountHalf);
  pen.line('centre', [object - pen.px(12), 0], [flange + pen.px(12), 0]);
  const below = Math.max(half, field / 2 + pen.px(8)) + pen.px(24);
  if (workingDistance !== undefined) {
    const text = `工作距离 ${millimetres(workingDistance)}`;
    dimensionAcross(pen, object, -length, below, { text, from: half });
  }
  if (knownLength !== undefined)
    dimensionAcross(pen, -length, 0, below, { text: millimetres(knownLength), from: half });
  if (fov !== undefined) {
    const text = `视野 Ø ${millimetres(Math.round(fov * 100) / 100)}`;
    dimensionUp(pen, -fov / 2, fov / 2, object - pen.px(22), { text, from: object });
  }
  if (mount) {
    leader(
      pen,
      [threadDepth / 2, -mountHalf],
      [threadDepth / 2 - pen.px(12), -Math.max(half, neck) - pen.px(18)],
      `${mount.name} 接口`,
    );
  }
  return statement;
};

/** Diameter of the field in object space: stated, or image circle over magnification. */
function fieldOfView(
  figures: Figures,
  circle: number | undefined,
  magnification: number | undefined,
): number | undefined {
  const stated = figures.number('objectFovDiameterMm', 'objectFovMm', 'objectFovWidthMm');
  if (stated !== undefined) return stated;
  return circle !== undefined && magnification !== undefined ? circle / magnification : undefined;
}

function body(length: number, half: number, neck: number): Section[] {
  const tapers = Math.abs(half - neck) > neck * 0.12;
  return [
    { from: -length, to: -length * 0.7, half },
    { from: -length * 0.7, to: -length * 0.46, half: tapers ? half : half * 0.94, halfTo: tapers ? neck : half * 0.94 },
    { from: -length * 0.46, to: -length * 0.24, half: neck },
    { from: -length * 0.24, to: -length * 0.08, half: neck * 1.06, knurled: true },
    { from: -length * 0.08, to: 0, half: neck },
  ];
}

/** What the thumbnail shows of it: the front glass and the parallel rays before it. */
function outsideView(pen: Pen, length: number, field: number, front: number): void {
  const half = Math.max(front * 0.9, Math.min(field / 2, front));
  const object = -length * 1.62;
  pen.polygon('tint', [object, -half], [-length, -half], [-length, half], [object, half]);
  for (const y of [-half, half]) pen.line('accent', [object, y], [-length, y]);
  pen.line('outline', [object, -half * 1.2], [object, half * 1.2]);
  pen.path('sensor', path =>
    path
      .moveTo(-length, -half)
      .quadTo(-length - half * 0.5, 0, -length, half)
      .close(),
  );
}
