import { dimensionAcross, dimensionUp, leader, millimetres } from '../dimension';
import type { Draw } from '../drawing';
import type { Figures } from '../figures';
import { barrel, type Section } from '../parts/barrel';
import { lensCaption } from '../parts/caption';
import { edges } from '../parts/edges';
import { imagePlane } from '../parts/image-plane';
import { lensElement } from '../parts/lens-element';
import { lightBundle } from '../parts/light-bundle';
import { mountOf } from '../parts/mount';
import { objective } from '../parts/objective';
import { outerDiameter } from '../parts/outer-diameter';
import { stop } from '../parts/stop';
import type { Pen } from '../pen';

/** Fixed focal length lens in section: barrel, glass groups, stop, mount, and the light that fills the image circle. */
export const faLens: Draw = (pen, figures, detail) => {
  const mount = mountOf(figures.several('mount')[0]);
  const focal = figures.number('focalLengthMm');
  const knownLength = figures.number('lengthMm');
  const knownDiameter = outerDiameter(figures);
  const circle = figures.number('imageCircleMm');
  const filter = figures.text('filterThread');
  const mountHalf = (mount?.diameterMm ?? 25.4) / 2;
  const half = (knownDiameter ?? typicalDiameter(mountHalf, focal)) / 2;
  const length = knownLength ?? Math.max(half * 1.9, Math.min(half * 4, 24 + (focal ?? 25) * 0.9));
  const full = detail === 'full';
  const shapeKnown = knownDiameter !== undefined && knownLength !== undefined;
  // The steps of the barrel and everything inside are examples.
  const edge = edges(false);
  const threadDepth = mountHalf > 6 ? 4 : 0;

  if (threadDepth > 0) {
    const thread = edges(mount !== undefined);
    pen.rect(thread.body, 0, -mountHalf, threadDepth, mountHalf * 2);
    for (const x of [1, 2, 3]) pen.line(thread.fine, [x, -mountHalf], [x, mountHalf]);
  }
  if (!full) frontGlass(pen, -length, half);
  barrel(
    pen,
    edge,
    mountHalf > 6 ? faBarrel(length, half, mountHalf) : boardBarrel(length, half, mountHalf),
    full ? 9 : 5,
  );
  if (shapeKnown) pen.rect('outline', -length, -half, length, half * 2);
  const claim = statement(shapeKnown, mount !== undefined, circle !== undefined, figures);
  if (!full) return claim;
  const bore = objective(length, half, mountHalf, threadDepth);
  pen.path(edge.face, path => {
    const [x0, x1] = [-length, threadDepth];
    path.moveTo(x0, -bore.front).lineTo(bore.waist, -bore.middle).lineTo(x1, -bore.rear);
    return path.lineTo(x1, bore.rear).lineTo(bore.waist, bore.middle).lineTo(x0, bore.front).close();
  });

  const flange = mount?.flangeMm ?? (mountHalf > 6 ? 17.5 : 5);
  const aperture = entrance(focal, figures.number('maxAperture'), bore.front * 0.86);
  lightBundle(pen, [
    [-length - pen.px(22), -aperture, aperture],
    [-length * 0.94, -aperture, aperture],
    [bore.waist, -bore.middle * 0.62, bore.middle * 0.62],
    [-length * 0.12, -bore.rear * 0.55, bore.rear * 0.55],
    [flange, 0, 0],
  ]);
  for (const element of bore.elements) lensElement(pen, edge.glass, element);
  stop(pen, bore.waist, bore.middle);

  const plane = imagePlane(pen, flange, circle, mountHalf);
  pen.line('centre', [-length - pen.px(26), 0], [flange + pen.px(14), 0]);
  const below = half + pen.px(26);
  if (knownLength !== undefined) {
    dimensionAcross(pen, -length, 0, below, { text: millimetres(knownLength), from: half });
  }
  if (mount?.flangeMm !== undefined) {
    dimensionAcross(pen, 0, flange, below, { text: millimetres(mount.flangeMm), from: Math.max(mountHalf, plane) });
  }
  if (knownDiameter !== undefined) {
    dimensionUp(pen, -half, half, -length - pen.px(30), { text: `Ø ${millimetres(knownDiameter)}`, from: -length });
  }
  if (filter !== undefined) {
    leader(
      pen,
      [-length + half * 0.06, -half * 0.97],
      [-length + pen.px(16), -half - pen.px(20)],
      filter.toUpperCase().replace('X', '×'),
    );
  }
  if (mount) {
    leader(
      pen,
      [threadDepth / 2, -mountHalf],
      [threadDepth / 2 + pen.px(10), -half - pen.px(20)],
      `${mount.name} 接口`,
    );
  }
  return claim;
};

function statement(toScale: boolean, mount: boolean, circle: boolean, figures: Figures) {
  return {
    scaled: toScale || mount || circle,
    toScale,
    description: 'FA 镜头剖面图：镜筒、镜片组、光阑、卡口与像圈。',
    caption: lensCaption(figures, toScale, [mount && '卡口', circle && '像圈']),
  };
}

function typicalDiameter(mountHalf: number, focal: number | undefined): number {
  if (mountHalf <= 6) return 15;
  return Math.max(mountHalf * 2 + 5, Math.min(2.6 * mountHalf, 22 + (focal ?? 16) * 0.35));
}

function faBarrel(length: number, half: number, mountHalf: number): Section[] {
  const at = (share: number) => -length * (1 - share);
  const rear = Math.min(half, Math.max(half * 0.86, mountHalf + 1.2));
  return [
    { from: at(0), to: at(0.16), half },
    { from: at(0.16), to: at(0.2), half: half * 0.94 },
    { from: at(0.2), to: at(0.5), half, knurled: true },
    { from: at(0.5), to: at(0.6), half: half * 0.92 },
    { from: at(0.6), to: at(0.82), half: half * 0.97, knurled: true },
    { from: at(0.82), to: at(1), half: rear },
  ];
}

/** Board lenses have a head and a threaded tube that screws into the holder. */
function boardBarrel(length: number, half: number, mountHalf: number): Section[] {
  const collar = Math.max(half, mountHalf);
  return [
    { from: -length, to: -length * 0.55, half: collar },
    { from: -length * 0.55, to: 0, half: mountHalf, knurled: true },
  ];
}

/** The bulge of the front element, as it shows before the rim. */
function frontGlass(pen: Pen, x: number, half: number): void {
  const rim = half * 0.78;
  pen.path('sensor', path =>
    path
      .moveTo(x, -rim)
      .quadTo(x - rim * 0.5, 0, x, rim)
      .close(),
  );
}

/** Half of the entrance pupil, f / N / 2, as far as the front leaves room. */
function entrance(focal: number | undefined, fNumber: number | undefined, room: number): number {
  return focal === undefined || fNumber === undefined ? room * 0.7 : Math.min(room, focal / fNumber / 2);
}
