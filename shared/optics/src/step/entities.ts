export type Vector = readonly [number, number, number];

export const real = (value: number) => {
  const text = String(Number(value.toFixed(6)));
  return text.includes('.') ? text : `${text}.`;
};
const vector = (v: Vector) => `(${v.map(real).join(',')})`;

/** A string literal (ISO 10303-21 6.4.3.3): quotes are doubled, other alphabets are written by their code units. */
export const literal = (text: string) =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replaceAll(/[^\x20-\x7e]+/g, signs => {
      const units = [...Array(signs.length).keys()].map(i =>
        signs.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0'),
      );
      return `\\X2\\${units.join('')}\\X0\\`;
    })}'`;

/** A full circle with the vertex at which it begins and ends. */
export interface Ring {
  vertex: string;
  at: Vector;
  edge: string;
}

/** Numbered entities of the data section. */
export class Entities {
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
    const { along, length } = between(a, b);
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

/** Direction and distance from one point to another. */
export function between(a: Vector, b: Vector): { along: Vector; length: number } {
  const delta: Vector = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const length = Math.hypot(...delta);
  return { along: [delta[0] / length, delta[1] / length, delta[2] / length], length };
}
