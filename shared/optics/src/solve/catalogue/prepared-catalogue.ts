import type { Camera } from '../../model/parts/camera';
import type { Grabber } from '../../model/parts/grabber';
import { isTelecentric, type Lens } from '../../model/parts/lens';
import type { Light } from '../../model/parts/light';
import type { Part } from '../../model/parts/part';
import { cameraFacts } from '../../setting/camera-facts';
import { telecentricityOf } from '../../setting/height-error';
import { lensFacts } from '../../setting/lens-facts';
import { type LensNumbers, lensNumbers } from '../../setting/lens-numbers';
import { bodyLengthMm } from '../../setting/object-to-sensor';
import { lensCost } from '../cost/lens-cost';
import { cameraWithCard } from '../cost/system-cost';
import { sizeAxis } from '../pareto/pareto-front';
import { cameraCostValue, knownOfCamera, knownOfLens, lensCostValue, sizeValue, volumeOf } from '../score/score-values';
import { type Alike, alike, keptNames } from './alike';
import { type FoldedParts, foldedCameras, foldedLenses } from './folded-parts';
import { kindsOfSeries, type LensColumns, lensColumns } from './lens-columns';
import { type MountTable, mountTable } from './mount-table';
import { type PlacingColumns, placingColumns } from './placing-columns';

export interface Catalogue {
  cameras: readonly Camera[];
  lenses: readonly Lens[];
  lights: readonly Light[];
  grabbers: readonly Grabber[];
}

/** Cameras with the same sensor geometry. The picture of a lens is computed once for all of them. */
export interface SensorGroup {
  /** One camera of the group without mount, shutter, rate, link and colour, in which the cameras differ. */
  plain: Camera;
  /** `cameras`: indices of the folded cameras; `size`: number of cameras before folding. */
  cameras: Int32Array;
  size: number;
  kind: Camera['kind'];
  widthMm: number;
  heightMm: number;
  diagonalMm: number;
  pixelMm: number;
  pixelSizeUm: number;
}

/** Properties of the cameras, in columns by index of the camera; NaN: not stated. */
export interface CameraColumns {
  maxRateHz: Float64Array;
  linkMBs: Float64Array;
  pixelsPerFrame: Float64Array;
  known: Float64Array;
  /** Value of the cost with a grabber, 0 to 1. */
  costValue: Float64Array;
}

/** Catalogue laid out for the sweeps of the solver. Parts are in the order of brand and model, which breaks the last tie. */
export interface PreparedCatalogue extends Catalogue {
  sensors: readonly SensorGroup[];
  cameraColumns: CameraColumns;
  cameraFolds: FoldedParts;
  lensFolds: FoldedParts;
  lensNumbers: readonly LensNumbers[];
  placingColumns: PlacingColumns;
  lensColumns: LensColumns;
  lensKnown: Float64Array;
  /** Value of the cost, 0 to 1. */
  lensCost: Float64Array;
  lensSize: Float64Array;
  lensVolume: Float64Array;
  /** Volume of the lens as a value on the size axis of the Pareto front. */
  lensSizeAxis: Float64Array;
  lensSeriesOf: Int32Array;
  lensSeries: readonly string[];
  /** Kind of the lenses of each series: see `seriesKinds`. */
  lensSeriesKinds: Uint8Array;
  mounts: MountTable;
  /**
   * Groups of cameras that are alike in link, in spectrum, and in the data that `undecidedByCamera` and `cameraCaveats` read.
   */
  cameraLinks: Alike;
  cameraSpectra: Alike;
  cameraBodies: Alike;
  lensSpectra: Alike;
  /** Groups of lenses that lack the same deciding figures. */
  lensGaps: Alike;
}

/** Prepares a catalogue, which takes some milliseconds. Solving does not change the result. */
export function prepareCatalogue(catalogue: Catalogue): PreparedCatalogue {
  const cameras = inOrder(catalogue.cameras);
  const lenses = inOrder(catalogue.lenses);
  const lensSeries = alike(lenses, seriesName);
  const numbers = lenses.map(lensNumbers);
  const cameraFolds = foldedCameras(cameras);
  const links = cameras.map(camera => cameraFacts(camera).linkMBs);
  return {
    cameras,
    lenses,
    lights: inOrder(catalogue.lights),
    grabbers: inOrder(catalogue.grabbers),
    sensors: sensorGroups(cameras, cameraFolds),
    cameraColumns: {
      maxRateHz: Float64Array.from(cameras, ({ maxRateHz }) => maxRateHz ?? Number.NaN),
      linkMBs: Float64Array.from(links, link => link ?? Number.NaN),
      pixelsPerFrame: Float64Array.from(cameras, camera => cameraFacts(camera).pixelsPerFrame),
      known: Float64Array.from(cameras, (camera, index) => knownOfCamera(camera, links[index] ?? null)),
      costValue: Float64Array.from(cameras, camera => cameraCostValue(cameraWithCard(camera))),
    },
    cameraFolds,
    lensFolds: foldedLenses(lenses, lensSeries.of),
    lensNumbers: numbers,
    placingColumns: placingColumns(numbers),
    lensColumns: lensColumns(lenses),
    lensKnown: Float64Array.from(lenses, knownOfLens),
    lensCost: Float64Array.from(lenses, lens => lensCostValue(lensCost(lens).points)),
    lensSize: Float64Array.from(lenses, lens => sizeValue(volumeOf(lens))),
    lensVolume: Float64Array.from(lenses, lens => volumeOf(lens) ?? Number.POSITIVE_INFINITY),
    lensSizeAxis: Float64Array.from(lenses, lens => sizeAxis(volumeOf(lens) ?? Number.POSITIVE_INFINITY)),
    lensSeriesOf: lensSeries.of,
    lensSeries: lensSeries.names,
    lensSeriesKinds: kindsOfSeries(lenses, lensSeries),
    mounts: mountTable(cameras, lenses),
    cameraLinks: alike(cameras, ({ link }) => link ?? ''),
    cameraSpectra: alike(cameras, ({ colour, spectrum }) => `${colour} ${spectrum}`),
    cameraBodies: alike(cameras, bodyOf),
    lensGaps: alike(lenses, gapsOf),
    lensSpectra: alike(lenses, ({ spectralRangeNm }) =>
      spectralRangeNm ? `${spectralRangeNm.min} ${spectralRangeNm.max}` : '',
    ),
  };
}

/** Data of a camera that checks and scores read beside its picture, its mounts and the value of its rate. */
const bodyOf = (camera: Camera) =>
  JSON.stringify([
    camera.colour,
    camera.spectrum,
    camera.shutter,
    camera.link,
    camera.maxRateHz !== null,
    cameraFacts(camera).linkMBs !== null,
  ]);

/** Deciding figures of a lens: which of them are stated. */
const gapsOf = keptNames((lens: Lens) => {
  const fixed = lens.kind === 'fixed';
  const stated = [
    lensFacts(lens).imageCircleMm,
    fixed ? lens.workingDistanceMm : lens.minObjectDistanceMm,
    fixed ? lens.fNumber : lens.maxAperture,
    !fixed || Number.isNaN(bodyLengthMm(lens)) ? null : 0,
  ].map(figure => figure !== null);
  const telecentric = isTelecentric(lens);
  const odd = telecentric && telecentricityOf(lens) === null;
  return JSON.stringify([fixed, ...stated, telecentric, odd, lens.spectralRangeNm]);
});

/** Sorts by brand, model and id. The result does not depend on the order in which the parts were read. */
export const inOrder = <P extends Part>(parts: readonly P[]): readonly P[] =>
  [...parts].sort((a, b) => order(a.brand, b.brand) || order(a.model, b.model) || a.id - b.id);

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Name of the series. Models of one series are variants of one row; a model without a series has a row of its own. */
export const seriesName = ({ brand, series, model }: Part): string => `${brand}\n${series ?? `\n${model}`}`;

function sensorGroups(cameras: readonly Camera[], { firsts, counts }: FoldedParts): SensorGroup[] {
  const groups = new Map<string, number[]>();
  for (const index of firsts) {
    const { kind, pixelsH, pixelsV, pixelSizeUm } = cameras[index] as Camera;
    const key = `${kind} ${pixelsH} ${pixelsV} ${pixelSizeUm}`;
    const members = groups.get(key);
    if (members) members.push(index);
    else groups.set(key, [index]);
  }
  return [...groups.values()].map(members => {
    const camera = cameras[members[0] ?? 0] as Camera;
    const { widthMm, heightMm, diagonalMm } = cameraFacts(camera);
    const pixelMm = camera.pixelSizeUm / 1000;
    const plain = {
      ...camera,
      mounts: [],
      shutter: null,
      maxRateHz: null,
      link: null,
      linkLanes: null,
      colour: null,
      spectrum: null,
    };
    const size = members.reduce((sum, index) => sum + (counts[index] ?? 0), 0);
    return {
      plain,
      cameras: Int32Array.from(members),
      size,
      kind: camera.kind,
      widthMm,
      heightMm,
      diagonalMm,
      pixelMm,
      pixelSizeUm: camera.pixelSizeUm,
    };
  });
}
