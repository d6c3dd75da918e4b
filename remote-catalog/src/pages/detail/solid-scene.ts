import type { Solid } from '@shixuan/api/client';
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
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';

export interface SolidScene {
  /** Turns the part about the upright and the level axis, in radians. */
  turn(about: number, over: number): void;
  /** Releases the memory of the graphics processor. */
  end(): void;
}

const UPRIGHT_LIMIT = Math.PI / 2;

/** Draws the solid on the canvas; undefined where the device has no WebGL. Draws again only when it is turned. */
export function showSolid(canvas: HTMLCanvasElement, solid: Solid): SolidScene | undefined {
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true });
  if (!context) return undefined;
  const renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
  renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);

  const colour = (name: string) => getComputedStyle(canvas).getPropertyValue(name).trim();
  const line = new LineBasicMaterial({ color: colour('--sx-ink') });
  const accent = new LineBasicMaterial({ color: colour('--sx-accent') });
  // Faces only hide the edges behind them, as on a drawing.
  const face = new MeshBasicMaterial({
    color: colour('--sx-hairline'),
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

  const scene = new Scene();
  scene.add(part);
  const across = solid.kind === 'box' ? Math.hypot(solid.width, solid.height) : solid.diameter;
  const radius = Math.hypot(across, solid.length) / 2;
  const camera = new PerspectiveCamera(
    30,
    canvas.clientWidth / Math.max(1, canvas.clientHeight),
    radius / 10,
    radius * 20,
  );
  camera.position.set(0, 0, radius * 4.4);
  part.rotation.set(0.45, -0.6, 0);
  const draw = () => renderer.render(scene, camera);
  draw();
  return {
    turn(about, over) {
      part.rotation.y += about;
      part.rotation.x = Math.max(-UPRIGHT_LIMIT, Math.min(UPRIGHT_LIMIT, part.rotation.x + over));
      draw();
    },
    end() {
      for (const used of [body, edges, mount, line, accent, face]) used?.dispose();
      renderer.dispose();
    },
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
