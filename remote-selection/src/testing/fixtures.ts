import { calls, type SelectedPart } from '@shixuan/api';
import { contradictedTechnique } from '@shixuan/optics/checks';
import type { Camera, FocalLens, Light } from '@shixuan/optics/model';
import { requirementsOf } from '@shixuan/optics/model';
import type { Setting } from '@shixuan/optics/setting';
import { lightAsGiven, type PreparedCatalogue, prepareCatalogue, solveSystems } from '@shixuan/optics/solve';
import type { LightPart, RankingAnswer } from '../data/ranking/answer';
import type { RankingRequest } from '../data/ranking/ranking-query';

/** A 5 MP global shutter camera as the catalogue has them. */
const camera: Camera = {
  id: 11,
  brand: 'Hikrobot',
  series: 'MV-CS',
  model: 'MV-CS050-10GM',
  kind: 'area',
  pixelsH: 2448,
  pixelsV: 2048,
  pixelSizeUm: 3.45,
  shutter: 'global',
  colour: 'mono',
  maxRateHz: 24.2,
  bitDepth: 12,
  maxSnrDb: null,
  link: 'gige',
  linkLanes: null,
  mounts: ['c'],
  spectrum: null,
  sizeMm: { width: 29, height: 29, length: 42 },
  powerW: null,
};

/** A 35 mm lens of which the principal plane is known. */
const lens: FocalLens = {
  id: 21,
  brand: 'Kowa',
  series: 'JC5M',
  model: 'LM35JC5M',
  kind: 'focal',
  mount: 'c',
  flangeMm: 17.526,
  imageCircleMm: 11.1,
  maxSensorFormat: null,
  distortionPct: -0.05,
  resolutionLpMm: 150,
  megapixels: 5,
  minPixelUm: 3.45,
  spectralRangeNm: null,
  diameterMm: 33,
  lengthMm: 37,
  weightG: 90,
  focalLengthMm: 35,
  maxAperture: 2,
  minAperture: 16,
  minObjectDistanceMm: 150,
  maxMagnification: null,
  minMagnification: null,
  filterThread: null,
};

/** A back light, too small for most fields. */
const light: Light = {
  id: 31,
  brand: 'OPT',
  series: null,
  model: 'OPT-FL3030',
  shape: 'backlight',
  colours: ['red'],
  wavelengthNm: 630,
  wavelengthRangeNm: null,
  angleDeg: null,
  emittingLengthMm: 30,
  emittingWidthMm: 30,
  outerDiameterMm: null,
  innerDiameterMm: null,
  lengthMm: 42,
  widthMm: 42,
  powerW: null,
  strobe: null,
};

const product = (id: number, categoryId: number, brand: string, model: string) => ({
  id,
  categoryId,
  brand: { id: categoryId, name: brand, nameZh: brand === 'Hikrobot' ? '海康机器人' : '兴和' },
  series: null,
  model,
  name: `${model} 产品`,
  summary: '两三个决定性的参数',
  drawing: { src: `/Uploads/products/${id}.svg`, widthMm: null, heightMm: null, toScale: false },
});

export const cameraPart: SelectedPart = {
  role: 'camera',
  product: product(camera.id, 1, camera.brand, camera.model),
  part: camera,
};
export const lensPart: SelectedPart = {
  role: 'lens',
  product: product(lens.id, 4, lens.brand, lens.model),
  part: lens,
};

export const lightPart: LightPart = {
  role: 'light',
  product: product(light.id, 6, light.brand, light.model),
  part: light,
};

const catalogue = (): PreparedCatalogue =>
  prepareCatalogue({ cameras: [camera], lenses: [lens], lights: [], grabbers: [] });

/** JSON has no infinity. */
function wire(setting: Setting) {
  const endless = (depth: number | null) => (depth === Number.POSITIVE_INFINITY ? ('infinity' as const) : depth);
  return {
    ...setting,
    depthOfFieldMm: endless(setting.depthOfFieldMm),
    depthForTaskMm: endless(setting.depthForTaskMm),
  };
}

/** What the server would answer with a catalogue of one camera and one lens: the engine's own words, through the contract. */
export function rankingAnswer({ goal, body }: RankingRequest): RankingAnswer {
  const need = requirementsOf(calls.rankSystems.request.shape.task.parse(body.task));
  const solved = solveSystems(need, catalogue(), { limit: 10 });
  const pair = (cameraId: number, lensId: number, setting: Setting) => ({ cameraId, lensId, setting: wire(setting) });
  const given = 'lightId' in body && body.lightId === light.id;
  const list = solved.systems.map(({ camera: c, lens: l, setting, score, undecided, variants, link }) => ({
    ...pair(c.id, l.id, setting),
    score: score.total,
    scoreParts: score.parts,
    relaxed: score.relaxed,
    undecided,
    twins: variants,
    verdicts: {
      distance: 'pass' as const,
      'field-of-view': 'pass' as const,
      accuracy: 'pass' as const,
      sharpness: 'warn' as const,
      ...(contradictedTechnique(need) && { 'light-function': 'fail' as const }),
    },
    ...(goal === 'systems' && {
      lights: (given ? [lightAsGiven(need, { camera: c, lens: l, setting }, light)] : []).map(
        ({ technique, function: lightFunction, geometry, colourFits }) => ({
          lightId: light.id,
          technique: technique?.id ?? '',
          function: lightFunction,
          geometry,
          colourFits,
        }),
      ),
      link: { host: 'nic', text: link.text, cable: null, grabbers: [] },
    }),
  }));
  const answer = {
    list,
    feasible: list.length,
    decided: solved.decided,
    relaxed: false,
    ledger: [],
    nearMisses: solved.nearMisses.map(({ camera: c, lens: l, setting, misses }) => ({
      ...pair(c.id, l.id, setting),
      misses: misses.map(({ check, missedBy }) => ({ check, missedBy, reason: '差在这里', remedy: null })),
    })),
    parts: [cameraPart, lensPart, ...(given ? [lightPart] : [])],
    catalogueVersion: 'v1',
  };
  if (goal === 'cameras') return calls.rankCameras.content.parse(answer);
  if (goal === 'lenses') return calls.rankLenses.content.parse({ ...answer, alternative: null });
  return calls.rankSystems.content.parse({ ...answer, front: [], frontSize: 0, alternative: null });
}

const nothing = null;

/** One usable camera out of three. */
export const selectionInit = calls.selectionInit.content.parse({
  kinds: [
    {
      role: 'camera',
      categoryId: 1,
      code: 'area-camera',
      name: '面阵相机',
      total: 3,
      usable: 1,
      lacking: [{ label: '像元尺寸', count: 2 }],
    },
  ],
  brands: [],
  links: [],
  cameraMounts: [],
  lensMounts: [],
  spectra: [],
  lightShapes: [],
  lightColours: [],
  bounds: {
    pixelsH: nothing,
    pixelSizeUm: nothing,
    frameRateHz: nothing,
    lineRateHz: nothing,
    focalLengthMm: nothing,
    maxAperture: nothing,
    minObjectDistanceMm: nothing,
    imageCircleMm: nothing,
    magnification: nothing,
    workingDistanceMm: nothing,
    wavelengthNm: nothing,
  },
  catalogueVersion: 'v1',
});
