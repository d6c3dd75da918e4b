import type { Solid } from '@shixuan/api';

// STEP (ISO 10303-21, schema AP214) of one closed solid: plane and cylindrical faces, as every CAD program reads them.
// Lengths are millimetres. The text is ASCII; a part number beyond ASCII is written as ISO 10303-21 6.4.3.3 has it.

type Vector = readonly [number, number, number];

const real = (value: number) => {
  const text = String(Number(value.toFixed(6)));
  return text.includes('.') ? text : `${text}.`;
};
const vector = (v: Vector) => `(${v.map(real).join(',')})`;

/** A string literal: quotes are doubled, other alphabets are written by their code units. */
const literal = (text: string) =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replaceAll(/[^\x20-\x7e]+/g, signs => {
      const units = [...Array(signs.length).keys()].map(i =>
        signs.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0'),
      );
      return `\\X2\\${units.join('')}\\X0\\`;
    })}'`;

/** Numbered entities of the data section. */
class Entities {
  readonly lines: string[] = [];

  add(text: string): string {
    this.lines.push(`#${this.lines.length + 1}=${text};`);
    return `#${this.lines.length}`;
  }

  point(at: Vector): string {
    return this.add(`CARTESIAN_POINT('',${vector(at)})`);
  }

  direction(to: Vector): string {
    return this.add(`DIRECTION('',${vector(to)})`);
  }

  /** An axis system: origin, z axis, x axis. */
  placement(at: Vector, z: Vector, x: Vector): string {
    return this.add(`AXIS2_PLACEMENT_3D('',${this.point(at)},${this.direction(z)},${this.direction(x)})`);
  }

  vertex(at: Vector): string {
    return this.add(`VERTEX_POINT('',${this.point(at)})`);
  }

  /** A straight edge from one vertex to the other. */
  line([from, a]: readonly [string, Vector], [to, b]: readonly [string, Vector]): string {
    const delta: Vector = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const length = Math.hypot(...delta);
    const along: Vector = [delta[0] / length, delta[1] / length, delta[2] / length];
    const path = this.add(`VECTOR('',${this.direction(along)},${real(length)})`);
    return this.add(`EDGE_CURVE('',${from},${to},${this.add(`LINE('',${this.point(a)},${path})`)},.T.)`);
  }

  /** A full circle about the axis at height z, counterclockwise seen from above. */
  circle(radius: number, z: number): Ring {
    const vertex = this.vertex([radius, 0, z]);
    const curve = this.add(`CIRCLE('',${this.placement([0, 0, z], [0, 0, 1], [1, 0, 0])},${real(radius)})`);
    return { vertex, at: [radius, 0, z], edge: this.add(`EDGE_CURVE('',${vertex},${vertex},${curve},.T.)`) };
  }

  loop(edges: readonly (readonly [edge: string, forward: boolean])[]): string {
    const oriented = edges.map(([edge, forward]) =>
      this.add(`ORIENTED_EDGE('',*,*,${edge},${forward ? '.T.' : '.F.'})`),
    );
    return this.add(`EDGE_LOOP('',(${oriented.join(',')}))`);
  }

  /** A plane face with its outer loop and holes. */
  plane(at: Vector, normal: Vector, x: Vector, outer: string, holes: readonly string[] = []): string {
    const bounds = [
      this.add(`FACE_OUTER_BOUND('',${outer},.T.)`),
      ...holes.map(hole => this.add(`FACE_BOUND('',${hole},.T.)`)),
    ];
    const surface = this.add(`PLANE('',${this.placement(at, normal, x)})`);
    return this.add(`ADVANCED_FACE('',(${bounds.join(',')}),${surface},.T.)`);
  }
}

interface Ring {
  vertex: string;
  at: Vector;
  edge: string;
}

/** The face at z = 0 that looks along −z: with the circle of the mount, if there is one, as a face of its own. */
function mountFaces(entities: Entities, outer: string, mountMm: number | undefined): string[] {
  const [down, x]: [Vector, Vector] = [
    [0, 0, -1],
    [1, 0, 0],
  ];
  if (mountMm === undefined) return [entities.plane([0, 0, 0], down, x, outer)];
  const { edge } = entities.circle(mountMm / 2, 0);
  return [
    entities.plane([0, 0, 0], down, x, outer, [entities.loop([[edge, true]])]),
    entities.plane([0, 0, 0], down, x, entities.loop([[edge, false]])),
  ];
}

function boxFaces(entities: Entities, { width, height, length, mountMm }: Extract<Solid, { kind: 'box' }>): string[] {
  const [w, h] = [width / 2, height / 2];
  const corners: readonly (readonly [number, number])[] = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ];
  const level = (z: number) =>
    corners.map(([x, y]) => {
      const at: Vector = [x, y, z];
      return [entities.vertex(at), at] as const;
    });
  const [low, high] = [level(0), level(length)];
  const around = (some: typeof low) => some.map((from, i) => entities.line(from, some[(i + 1) % 4] ?? from));
  const [below, above] = [around(low), around(high)];
  const upright = low.map((from, i) => entities.line(from, high[i] ?? from));
  const normals: readonly Vector[] = [
    [0, -1, 0],
    [1, 0, 0],
    [0, 1, 0],
    [-1, 0, 0],
  ];
  const sides = normals.map((normal, i) => {
    const next = (i + 1) % 4;
    const loop = entities.loop([
      [below[i] ?? '', true],
      [upright[next] ?? '', true],
      [above[i] ?? '', false],
      [upright[i] ?? '', false],
    ]);
    return entities.plane(low[i]?.[1] ?? [0, 0, 0], normal, [0, 0, 1], loop);
  });
  const bottom = entities.loop(below.map(edge => [edge, false] as const).reverse());
  const top = entities.loop(above.map(edge => [edge, true] as const));
  return [
    ...sides,
    ...mountFaces(entities, bottom, mountMm),
    entities.plane([0, 0, length], [0, 0, 1], [1, 0, 0], top),
  ];
}

function cylinderFaces(
  entities: Entities,
  { diameter, length, mountMm }: Extract<Solid, { kind: 'cylinder' }>,
): string[] {
  const radius = diameter / 2;
  const [low, high] = [entities.circle(radius, 0), entities.circle(radius, length)];
  const seam = entities.line([low.vertex, low.at], [high.vertex, high.at]);
  const around = entities.loop([
    [low.edge, true],
    [seam, true],
    [high.edge, false],
    [seam, false],
  ]);
  const surface = entities.add(
    `CYLINDRICAL_SURFACE('',${entities.placement([0, 0, 0], [0, 0, 1], [1, 0, 0])},${real(radius)})`,
  );
  const bound = entities.add(`FACE_OUTER_BOUND('',${around},.T.)`);
  return [
    entities.add(`ADVANCED_FACE('',(${bound}),${surface},.T.)`),
    ...mountFaces(entities, entities.loop([[low.edge, false]]), mountMm),
    entities.plane([0, 0, length], [0, 0, 1], [1, 0, 0], entities.loop([[high.edge, true]])),
  ];
}

/** The solid as a STEP file. @param title maker and part number */
export function writeStep(solid: Solid, title: string): string {
  const entities = new Entities();
  const faces = solid.kind === 'box' ? boxFaces(entities, solid) : cylinderFaces(entities, solid);
  const shell = entities.add(`CLOSED_SHELL('',(${faces.join(',')}))`);
  const name = literal(title);
  const brep = entities.add(`MANIFOLD_SOLID_BREP(${name},${shell})`);
  const millimetre = entities.add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))');
  const radian = entities.add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))');
  const steradian = entities.add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())');
  const precision = entities.add(
    `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-06),${millimetre},'distance_accuracy_value','')`,
  );
  const context = entities.add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${precision}))` +
      `GLOBAL_UNIT_ASSIGNED_CONTEXT((${millimetre},${radian},${steradian}))REPRESENTATION_CONTEXT('',''))`,
  );
  const origin = entities.placement([0, 0, 0], [0, 0, 1], [1, 0, 0]);
  const shape = entities.add(`ADVANCED_BREP_SHAPE_REPRESENTATION('',(${origin},${brep}),${context})`);
  const application = entities.add(`APPLICATION_CONTEXT('automotive design')`);
  entities.add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`);
  const product = entities.add(
    `PRODUCT(${name},${name},'envelope only',(${entities.add(`PRODUCT_CONTEXT('',${application},'mechanical')`)}))`,
  );
  const formation = entities.add(`PRODUCT_DEFINITION_FORMATION('','',${product})`);
  const design = entities.add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`);
  const definition = entities.add(`PRODUCT_DEFINITION('design','',${formation},${design})`);
  const defined = entities.add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`);
  entities.add(`SHAPE_DEFINITION_REPRESENTATION(${defined},${shape})`);
  return [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION(('envelope only, mm'),'2;1');`,
    `FILE_NAME(${name},'1970-01-01T00:00:00',(''),(''),'','','');`,
    `FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));`,
    'ENDSEC;',
    'DATA;',
    ...entities.lines,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\r\n');
}
