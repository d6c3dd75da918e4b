import { showTurned, type TurnedContent, type TurnedScene, tokenColour } from '@shixuan/ui/turned-scene';
import {
  BoxGeometry,
  BufferGeometry,
  CylinderGeometry,
  DoubleSide,
  EdgesGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  Path,
  Shape,
  Vector3,
} from 'three';
import { boundsOf, type Look, rectangleCorners, type SpaceBody, type SpaceModel } from './space-model';

/** Draws a set-up on the canvas, with the texts of its lengths in the elements; undefined where the device has no WebGL. */
export const showSpace = (
  canvas: HTMLCanvasElement,
  model: SpaceModel,
  pins: readonly HTMLElement[],
): TurnedScene | undefined =>
  showTurned(canvas, () => {
    const { group, used } = spaceObject(model, name => tokenColour(canvas, name));
    const { middle, radius } = boundsOf(model);
    // The axis stands upright, and everything turns about its middle.
    group.position.set(-middle[0], -middle[2], middle[1]);
    group.rotation.set(-Math.PI / 2, 0, 0);
    const content = new Group();
    content.add(group);
    group.updateMatrix();
    return {
      content,
      radius,
      start: { about: -0.6, over: 0.25 },
      pins: model.lengths.flatMap(({ from, to }, i) => {
        const element = pins[i];
        const at = new Vector3(...from).lerp(new Vector3(...to), 0.5).applyMatrix4(group.matrix);
        return element ? [{ at, element }] : [];
      }),
      used,
    } satisfies TurnedContent;
  });

/** Everything of a model as one object, mm; z upwards. @param colour of a token of the page */
export function spaceObject(
  { bodies, lengths }: SpaceModel,
  colour: (token: string) => string,
): { group: Group; used: { dispose(): void }[] } {
  const group = new Group();
  const used: { dispose(): void }[] = [];
  const keep = <T extends { dispose(): void }>(each: T): T => {
    used.push(each);
    return each;
  };
  const added = (name: string, ...objects: Object3D[]) => {
    for (const object of objects) object.name = name;
    group.add(...objects);
  };
  for (const body of bodies) {
    const { fill, opacity, edge } = looksOf(body.look, colour);
    const geometry = keep(geometryOf(body));
    const isSolid = opacity === 1;
    const face = keep(
      new MeshBasicMaterial({
        color: fill,
        transparent: !isSolid,
        opacity,
        depthWrite: isSolid,
        side: DoubleSide,
        polygonOffset: true,
        polygonOffsetFactor: 1,
        polygonOffsetUnits: 1,
      }),
    );
    const edges = keep(new EdgesGeometry(geometry, 25));
    added(body.name, new Mesh(geometry, face), new LineSegments(edges, keep(new LineBasicMaterial({ color: edge }))));
  }
  const accent = keep(new LineBasicMaterial({ color: colour('--sx-accent') }));
  const ends = lengths.flatMap(({ from, to }) => [new Vector3(...from), new Vector3(...to)]);
  if (ends.length > 0) {
    added('尺寸', new LineSegments(keep(new BufferGeometry().setFromPoints(ends)), accent));
  }
  return { group, used };
}

function looksOf(look: Look, colour: (token: string) => string): { fill: string; opacity: number; edge: string } {
  switch (look.kind) {
    case 'part':
      return { fill: colour('--sx-hairline'), opacity: 1, edge: colour('--sx-ink') };
    case 'object':
      return { fill: colour('--sx-ground'), opacity: 1, edge: colour('--sx-secondary') };
    case 'view':
      return { fill: colour('--sx-accent'), opacity: 0.08, edge: colour('--sx-accent') };
    case 'sharp':
      return { fill: colour('--sx-pass'), opacity: 0.22, edge: colour('--sx-pass') };
    case 'glow':
      return { fill: look.colour, opacity: look.faint ? 0.35 : 0.8, edge: colour('--sx-secondary') };
  }
}

function geometryOf(body: SpaceBody): BufferGeometry {
  if (body.kind === 'hull') return hull(body);
  if (body.kind === 'box') return new BoxGeometry(...body.size).translate(...body.at);
  const { diameterMm, lengthMm, openingMm, at } = body;
  if (openingMm === undefined) {
    return new CylinderGeometry(diameterMm / 2, diameterMm / 2, lengthMm, 64).rotateX(Math.PI / 2).translate(...at);
  }
  const ring = new Shape().absarc(0, 0, diameterMm / 2, 0, 2 * Math.PI);
  ring.holes.push(new Path().absarc(0, 0, openingMm / 2, 0, 2 * Math.PI));
  return new ExtrudeGeometry(ring, { depth: lengthMm, bevelEnabled: false, curveSegments: 48 }).translate(
    at[0],
    at[1],
    at[2] - lengthMm / 2,
  );
}

/** Six faces between the corners of both rectangles. */
function hull({ from, to }: Extract<SpaceBody, { kind: 'hull' }>): BufferGeometry {
  const corners = [...rectangleCorners(from), ...rectangleCorners(to)];
  const faces = [[0, 1, 2, 3], [4, 5, 6, 7], ...[0, 1, 2, 3].map(i => [i, (i + 1) % 4, 4 + ((i + 1) % 4), 4 + i])];
  const triangles = faces.flatMap(([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, a, c, d]);
  const positions = triangles.flatMap(i => [...(corners[i] ?? [])]);
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3));
}
