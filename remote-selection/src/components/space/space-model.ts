export type Point = readonly [x: number, y: number, z: number];

/** How a body looks: solid parts with edges, translucent volumes, a light in its colour. */
export type Look = { kind: 'part' | 'object' | 'view' | 'sharp' } | { kind: 'glow'; colour: string; faint?: boolean };

/** A body with the name that it has in files. */
export type SpaceBody = { name: string } & SpaceShape;

export type SpaceShape =
  | { kind: 'box'; at: Point; size: Point; look: Look }
  /** Upright along z. `openingMm`: diameter of a hole through it. */
  | { kind: 'cylinder'; at: Point; diameterMm: number; lengthMm: number; openingMm?: number; look: Look }
  /** Between two rectangles across z, given by their half sides. */
  | { kind: 'hull'; from: Rectangle; to: Rectangle; look: Look };

export interface Rectangle {
  zMm: number;
  halfWidthMm: number;
  halfHeightMm: number;
  /** Middle of it beside the axis, along the height. */
  offsetMm?: number;
}

/** A length between two points, with its text. */
export interface SpaceLength {
  label: string;
  from: Point;
  to: Point;
  text: string;
}

/** A set-up in space, mm: x along the width, y along the height of the field, z upwards from the plane in focus. Plain data. */
export interface SpaceModel {
  bodies: readonly SpaceBody[];
  lengths: readonly SpaceLength[];
}

/** Middle and radius of the sphere that holds everything. */
export function boundsOf({ bodies, lengths }: SpaceModel): { middle: Point; radius: number } {
  const points = [...bodies.flatMap(cornersOf), ...lengths.flatMap(({ from, to }) => [from, to])];
  const ends = ([0, 1, 2] as const).map(axis => {
    const values = points.map(point => point[axis]);
    return [Math.min(...values), Math.max(...values)] as const;
  });
  const [x = [0, 0], y = [0, 0], z = [0, 0]] = ends;
  const half = (end: readonly [number, number] | readonly number[]) => ((end[1] ?? 0) - (end[0] ?? 0)) / 2;
  const middleOf = (end: readonly number[]) => ((end[0] ?? 0) + (end[1] ?? 0)) / 2;
  return { middle: [middleOf(x), middleOf(y), middleOf(z)], radius: Math.hypot(half(x), half(y), half(z)) };
}

function cornersOf(body: SpaceShape): Point[] {
  switch (body.kind) {
    case 'hull':
      return [body.from, body.to].flatMap(rectangleCorners);
    case 'box':
      return around(body.at, body.size);
    case 'cylinder':
      return around(body.at, [body.diameterMm, body.diameterMm, body.lengthMm]);
  }
}

/** Corners in the order of a walk around it. */
export const rectangleCorners = ({ zMm, halfWidthMm, halfHeightMm, offsetMm = 0 }: Rectangle): Point[] => [
  [-halfWidthMm, offsetMm - halfHeightMm, zMm],
  [halfWidthMm, offsetMm - halfHeightMm, zMm],
  [halfWidthMm, offsetMm + halfHeightMm, zMm],
  [-halfWidthMm, offsetMm + halfHeightMm, zMm],
];

const around = ([x, y, z]: Point, [width, height, length]: Point): Point[] =>
  [-1, 1].map(side => [x + (side * width) / 2, y + (side * height) / 2, z + (side * length) / 2] as const);
