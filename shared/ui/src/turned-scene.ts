import { type Object3D, PerspectiveCamera, Scene, type Vector3, WebGLRenderer } from 'three';

/** A scene that is turned by its viewer and draws again only then. */
export interface TurnedScene {
  /** Turns it about the upright and the level axis, in radians. */
  turn(about: number, over: number): void;
  /** Releases the memory of the graphics processor. */
  end(): void;
}

export interface TurnedContent {
  content: Object3D;
  /** Of the sphere about the origin that holds everything. */
  radius: number;
  /** Angles at the start, radians. */
  start: { about: number; over: number };
  /** Elements that are kept at points of the scene. */
  pins?: readonly { at: Vector3; element: HTMLElement }[];
  /** Materials and geometries. */
  used: readonly ({ dispose(): void } | undefined)[];
}

const UPRIGHT_LIMIT = Math.PI / 2;

/** Draws what `make` gives on the canvas; undefined where the device has no WebGL. */
export function showTurned(canvas: HTMLCanvasElement, make: () => TurnedContent): TurnedScene | undefined {
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true });
  if (!context) return undefined;
  const renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
  renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
  const { content, radius, start, pins = [], used } = make();
  const scene = new Scene();
  scene.add(content);
  const camera = new PerspectiveCamera(
    30,
    canvas.clientWidth / Math.max(1, canvas.clientHeight),
    radius / 10,
    radius * 20,
  );
  camera.position.set(0, 0, radius * 4.4);
  content.rotation.set(start.over, start.about, 0);
  const draw = () => {
    renderer.render(scene, camera);
    const size = { width: canvas.clientWidth, height: canvas.clientHeight };
    const placed = pins.map(({ at, element }) => {
      const { x, y } = content.localToWorld(at.clone()).project(camera);
      const left = ((x + 1) / 2) * size.width;
      return { element, left, top: ((1 - y) / 2) * size.height, width: element.offsetWidth };
    });
    for (const { element, left, top } of apart(placed, element => element.offsetHeight, size)) {
      element.style.transform = `translate(${left}px, ${top}px) translate(-50%, -50%)`;
    }
  };
  draw();
  return {
    turn(about, over) {
      content.rotation.y += about;
      content.rotation.x = Math.max(-UPRIGHT_LIMIT, Math.min(UPRIGHT_LIMIT, content.rotation.x + over));
      draw();
    },
    end() {
      for (const each of used) each?.dispose();
      renderer.dispose();
    },
  };
}

interface Placed<E> {
  element: E;
  /** Middle of the text. */
  left: number;
  top: number;
  width: number;
}

/** Between texts, and between a text and the edge, px. */
const GAP = 3;

/**
 * The same places within the canvas, from the upper one on each lower where it would lie on another; where the canvas ends,
 * at the free place above.
 */
export function apart<E>(
  places: readonly Placed<E>[],
  heightOf: (element: E) => number,
  canvas: { width: number; height: number },
): Placed<E>[] {
  const done: Placed<E>[] = [];
  const bounded = places.map(place => ({
    ...place,
    left: within(place.left, place.width, canvas.width),
    top: within(place.top, heightOf(place.element), canvas.height),
  }));
  for (const place of bounded.toSorted((a, b) => a.top - b.top)) {
    const height = heightOf(place.element);
    const inTheWay = done.filter(({ left, width }) => Math.abs(left - place.left) < (width + place.width) / 2 + GAP);
    const isFree = (top: number) =>
      inTheWay.every(other => Math.abs(other.top - top) >= (height + heightOf(other.element)) / 2 + GAP);
    const beside = inTheWay.flatMap(other => {
      const step = (height + heightOf(other.element)) / 2 + GAP;
      return [other.top + step, other.top - step];
    });
    const top = [place.top, ...beside]
      .filter(each => isFree(each) && within(each, height, canvas.height) === each)
      .toSorted((a, b) => Math.abs(a - place.top) - Math.abs(b - place.top))[0];
    done.push({ ...place, top: top ?? place.top });
  }
  return done;
}

/** The middle of a text of this length, moved so that all of it lies on the canvas. */
const within = (middle: number, length: number, room: number): number =>
  Math.max(length / 2 + GAP, Math.min(room - length / 2 - GAP, middle));

/** The colour of a token of the page, for materials. */
export const tokenColour = (canvas: HTMLCanvasElement, name: string): string =>
  getComputedStyle(canvas).getPropertyValue(name).trim();
