import { between, type Entities, type Ring, real, type Vector } from './entities';
import type { HullEnd, StepSolid } from './solid';

const down: Vector = [0, 0, -1];
const up: Vector = [0, 0, 1];
const across: Vector = [1, 0, 0];

/** The faces of a solid, plane and cylindrical; together they close it. */
export function facesOf(entities: Entities, solid: StepSolid): string[] {
  switch (solid.kind) {
    case 'box': {
      const end = { halfWidth: solid.width / 2, halfHeight: solid.height / 2, offset: 0 };
      return hullFaces(entities, end, end, solid.length, solid.mountMm);
    }
    case 'hull':
      return hullFaces(entities, solid.lower, solid.upper, solid.length);
    case 'cylinder':
      return cylinderFaces(entities, solid);
    case 'ring':
      return ringFaces(entities, solid);
  }
}

/** The face at z = 0 that looks along −z: with the circle of the mount, if there is one, as a face of its own. */
function mountFaces(entities: Entities, outer: string, mountMm: number | undefined): string[] {
  if (mountMm === undefined) return [entities.plane([0, 0, 0], down, across, outer)];
  const { edge } = entities.circle(mountMm / 2, 0);
  return [
    entities.plane([0, 0, 0], down, across, outer, [entities.loop([[edge, true]])]),
    entities.plane([0, 0, 0], down, across, entities.loop([[edge, false]])),
  ];
}

/** Six plane faces between two rectangles with parallel sides. */
function hullFaces(
  entities: Entities,
  lower: HullEnd,
  upper: HullEnd,
  length: number,
  mountMm?: number | undefined,
): string[] {
  const level = ({ halfWidth: w, halfHeight: h, offset }: HullEnd, z: number) =>
    [
      [-w, offset - h],
      [w, offset - h],
      [w, offset + h],
      [-w, offset + h],
    ].map(([x = 0, y = 0]) => {
      const at: Vector = [x, y, z];
      return [entities.vertex(at), at] as const;
    });
  const [low, high] = [level(lower, 0), level(upper, length)];
  const around = (some: typeof low) => some.map((from, i) => entities.line(from, some[(i + 1) % 4] ?? from));
  const [below, above] = [around(low), around(high)];
  const upright = low.map((from, i) => entities.line(from, high[i] ?? from));
  const sides = low.map(([, corner], i) => {
    const next = (i + 1) % 4;
    const loop = entities.loop([
      [below[i] ?? '', true],
      [upright[next] ?? '', true],
      [above[i] ?? '', false],
      [upright[i] ?? '', false],
    ]);
    const { along } = between(corner, low[next]?.[1] ?? corner);
    const { along: rising } = between(corner, high[i]?.[1] ?? corner);
    return entities.plane(corner, normalOf(along, rising), rising, loop);
  });
  const bottom = entities.loop(below.map(edge => [edge, false] as const).reverse());
  const top = entities.loop(above.map(edge => [edge, true] as const));
  return [...sides, ...mountFaces(entities, bottom, mountMm), entities.plane([0, 0, length], up, across, top)];
}

/** Of length 1, across both. */
function normalOf(a: Vector, b: Vector): Vector {
  const cross: Vector = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  return between([0, 0, 0], cross).along;
}

function cylinderFaces(
  entities: Entities,
  { diameter, length, mountMm }: Extract<StepSolid, { kind: 'cylinder' }>,
): string[] {
  const [low, high] = [entities.circle(diameter / 2, 0), entities.circle(diameter / 2, length)];
  return [
    mantle(entities, diameter / 2, low, high, true),
    ...mountFaces(entities, entities.loop([[low.edge, false]]), mountMm),
    entities.plane([0, 0, length], up, across, entities.loop([[high.edge, true]])),
  ];
}

function ringFaces(entities: Entities, { diameter, opening, length }: Extract<StepSolid, { kind: 'ring' }>): string[] {
  const [low, high] = [entities.circle(diameter / 2, 0), entities.circle(diameter / 2, length)];
  const [lowHole, highHole] = [entities.circle(opening / 2, 0), entities.circle(opening / 2, length)];
  const loop = ({ edge }: Ring, forward: boolean) => entities.loop([[edge, forward]]);
  return [
    mantle(entities, diameter / 2, low, high, true),
    mantle(entities, opening / 2, lowHole, highHole, false),
    entities.plane([0, 0, 0], down, across, loop(low, false), [loop(lowHole, true)]),
    entities.plane([0, 0, length], up, across, loop(high, true), [loop(highHole, false)]),
  ];
}

/** The cylindrical face between two circles. @param outward it looks away from the axis; otherwise it is the wall of a hole */
function mantle(entities: Entities, radius: number, low: Ring, high: Ring, outward: boolean): string {
  const seam = entities.line([low.vertex, low.at], [high.vertex, high.at]);
  const edges: readonly (readonly [string, boolean])[] = [
    [low.edge, true],
    [seam, true],
    [high.edge, false],
    [seam, false],
  ];
  const around = entities.loop(
    outward ? edges : edges.map(([edge, forward]) => [edge, !forward] as const).toReversed(),
  );
  const surface = entities.add(`CYLINDRICAL_SURFACE('',${entities.placement([0, 0, 0], up, across)},${real(radius)})`);
  const bound = entities.add(`FACE_OUTER_BOUND('',${around},.T.)`);
  return entities.add(`ADVANCED_FACE('',(${bound}),${surface},${outward ? '.T.' : '.F.'})`);
}
