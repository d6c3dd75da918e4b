import type { Solid } from '@shixuan/api/client';
import { showTurned, type TurnedContent, type TurnedScene, tokenColour } from '@shixuan/ui/turned-scene';
import {
  BoxGeometry,
  BufferGeometry,
  CylinderGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineLoop,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  Vector3,
} from 'three';

/** Draws the solid on the canvas; undefined where the device has no WebGL. */
export const showSolid = (canvas: HTMLCanvasElement, solid: Solid): TurnedScene | undefined =>
  showTurned(canvas, () => solidContent(canvas, solid));

function solidContent(canvas: HTMLCanvasElement, solid: Solid): TurnedContent {
  const line = new LineBasicMaterial({ color: tokenColour(canvas, '--sx-ink') });
  const accent = new LineBasicMaterial({ color: tokenColour(canvas, '--sx-accent') });
  // Faces only hide the edges behind them, as on a drawing.
  const face = new MeshBasicMaterial({
    color: tokenColour(canvas, '--sx-hairline'),
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });
  const body = geometryOf(solid);
  const edges = new EdgesGeometry(body, 20);
  const part = new Group();
  part.add(new Mesh(body, face), new LineSegments(edges, line));
  const mount = solid.mountMm === undefined ? undefined : circle(solid.mountMm / 2, solid.length / 2);
  if (mount) part.add(new LineLoop(mount, accent));
  const across = solid.kind === 'box' ? Math.hypot(solid.width, solid.height) : solid.diameter;
  return {
    content: part,
    radius: Math.hypot(across, solid.length) / 2,
    start: { about: -0.6, over: 0.45 },
    used: [body, edges, mount, line, accent, face],
  };
}

/** About its middle; the face of the mount looks at the viewer. */
function geometryOf(solid: Solid) {
  if (solid.kind === 'box') return new BoxGeometry(solid.width, solid.height, solid.length);
  return new CylinderGeometry(solid.diameter / 2, solid.diameter / 2, solid.length, 96).rotateX(Math.PI / 2);
}

const circle = (radius: number, z: number) =>
  new BufferGeometry().setFromPoints(
    Array.from({ length: 96 }, (_, i) => {
      const angle = (2 * Math.PI * i) / 96;
      return new Vector3(radius * Math.cos(angle), radius * Math.sin(angle), z);
    }),
  );
