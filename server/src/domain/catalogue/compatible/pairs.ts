import type { AttributeDefinition, Attributes, CompatibleGroup, CompatibleReason, Filters } from '@shixuan/api';
import { noneAgainst } from './check';
import { checkGrabber } from './check-grabber';
import { checkImageCircle } from './check-image-circle';
import { checkMount } from './check-mount';
import { checkPixel } from './check-pixel';
import { conditionFilters } from './condition-filters';
import { cameraLink, grabberLink } from './link-side';
import { type CameraSide, cameraSide, type LensSide, lensSide } from './optical-side';

/** One product of a pair: its figures and the definitions that name its choices. */
export interface Side {
  attrs: Attributes;
  attributes: readonly AttributeDefinition[];
}

/** What kind of product goes with another, and how that is found out. */
export interface Pair {
  /** Code of the category asked about, and of that of the candidates. */
  from: string;
  to: string;
  kind: CompatibleGroup['kind'];
  check(asked: Side): (candidate: Side) => CompatibleReason[] | null;
  /** The conditions as filters of the candidates' list. */
  filters(asked: Side, candidates: Side['attributes']): Filters;
}

/**
 * A lens on a camera: image circle, mount, pixel. The first reason carries the margin that candidates are ordered by. A
 * candidate that states none of them stays one, as it stays in a list with 未标注.
 */
export const checkLens = (camera: CameraSide, lens: LensSide): CompatibleReason[] | null =>
  noneAgainst([
    () => checkImageCircle(camera, lens),
    () => checkMount(camera.mounts, lens.mounts),
    () => checkPixel(camera, lens),
  ]);

/** Whether anything is known that a counterpart could be held against. */
const saysSomething = (side: CameraSide | LensSide) =>
  side.mounts.length > 0 ||
  ('coverName' in side
    ? side.coverMm !== undefined || side.pixelUm !== undefined
    : (side.imageCircleMm ?? side.coverageMm ?? side.minPixelUm ?? side.resolutionLpMm) !== undefined);

const lensesOf = (from: string, to: string): Pair => ({
  from,
  to,
  kind: 'lens',
  check: asked => {
    const camera = cameraSide(asked.attrs, asked.attributes);
    return lens => (saysSomething(camera) ? checkLens(camera, lensSide(lens.attrs, lens.attributes)) : null);
  },
  filters: (asked, candidates) => conditionFilters.lenses(cameraSide(asked.attrs, asked.attributes), candidates),
});

const camerasOf = (from: string, to: string): Pair => ({
  from,
  to,
  kind: 'camera',
  check: asked => {
    const lens = lensSide(asked.attrs, asked.attributes);
    return camera => (saysSomething(lens) ? checkLens(cameraSide(camera.attrs, camera.attributes), lens) : null);
  },
  filters: (asked, candidates) => conditionFilters.cameras(lensSide(asked.attrs, asked.attributes), candidates),
});

const grabbersOf = (from: string): Pair => ({
  from,
  to: 'grabber',
  kind: 'grabber',
  check: asked => {
    const camera = cameraLink(asked.attrs);
    return grabber => checkGrabber(camera, grabberLink(grabber.attrs));
  },
  filters: (asked, candidates) => conditionFilters.sameLink(cameraLink(asked.attrs), candidates),
});

const camerasOnGrabber = (to: string): Pair => ({
  from: 'grabber',
  to,
  kind: 'camera',
  check: asked => {
    const grabber = grabberLink(asked.attrs);
    return camera => checkGrabber(cameraLink(camera.attrs), grabber);
  },
  filters: (asked, candidates) => conditionFilters.sameLink(grabberLink(asked.attrs), candidates),
});

/** Every pair the catalogue has the figures for. Lights are missing: no record says which opening or distance they need. */
export const pairs: readonly Pair[] = [
  lensesOf('area-camera', 'fa-lens'),
  lensesOf('area-camera', 'telecentric-lens'),
  lensesOf('line-camera', 'line-lens'),
  grabbersOf('area-camera'),
  grabbersOf('line-camera'),
  camerasOf('fa-lens', 'area-camera'),
  camerasOf('telecentric-lens', 'area-camera'),
  camerasOf('line-lens', 'line-camera'),
  camerasOnGrabber('area-camera'),
  camerasOnGrabber('line-camera'),
];
