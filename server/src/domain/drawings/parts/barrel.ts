import type { Path } from '../path';
import type { Pen } from '../pen';
import type { Edges } from './edges';

/** A cylinder of the barrel: from x over so many mm, with an outer half diameter. */
export interface Section {
  from: number;
  to: number;
  half: number;
  /** Half diameter at its right end, when it tapers. */
  halfTo?: number;
  /** Grip: fine lines along the axis. */
  knurled?: boolean;
}

/** Outer shape of a barrel as one outline with its edges, light from the left, axis at y = 0. */
export function barrel(pen: Pen, edge: Edges, sections: readonly Section[], grooves = 9): void {
  pen.path(edge.body, path => silhouette(path, sections).close());
  sections.forEach((section, index) => {
    const next = sections[index + 1];
    if (next) {
      const half = Math.max(section.halfTo ?? section.half, next.half);
      pen.line(edge.fine, [section.to, -half], [section.to, half]);
    }
    if (section.knurled) knurl(pen, edge, section, grooves);
  });
}

function silhouette(path: Path, sections: readonly Section[]): Path {
  const upper = sections.flatMap(({ from, to, half, halfTo = half }) => [
    [from, -half] as const,
    [to, -halfTo] as const,
  ]);
  const lower = upper.map(([x, y]) => [x, -y] as const).reverse();
  [...upper, ...lower].forEach(([x, y], index) => {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  return path;
}

/** Grooves of a grip as the eye sees them on a cylinder: closer together towards the rim. */
function knurl(pen: Pen, edge: Edges, { from, to, half }: Section, grooves: number): void {
  const inset = (to - from) * 0.12;
  for (let index = 1; index < grooves; index += 1) {
    const y = half * Math.sin((Math.PI / 2) * ((2 * index) / grooves - 1));
    pen.line(edge.fine, [from + inset, y], [to - inset, y]);
  }
}
