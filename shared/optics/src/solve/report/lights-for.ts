import { checkLightFunction } from '../../checks/imaging/light-function';
import { lightGeometryVerdict } from '../../checks/imaging/light-geometry';
import { lightSpectrumVerdict } from '../../checks/imaging/spectrum';
import type { Verdict } from '../../formula/verdict';
import type { Camera } from '../../model/parts/camera';
import { isTelecentric, type Lens } from '../../model/parts/lens';
import type { Light } from '../../model/parts/light';
import type { Requirements } from '../../model/task/requirements';
import { ledFamily } from '../../physics/illumination/led-families';
import { type LightTechnique, lightTechniques, techniqueOfShape } from '../../physics/illumination/techniques';
import type { Setting } from '../../setting/setting';
import { contains, visible } from '../../setting/spectral-bands';

/** A light for a system, with the verdicts that it was chosen by. */
export interface LightChoice {
  light: Light;
  technique: LightTechnique;
  /** Whether the light reaches the lens on the path that shows the part. */
  function: Verdict;
  geometry: Verdict;
  /** Whether the light has the wavelength of the task, or is white for colour cameras; null: its colours are not stated. */
  colourFits: boolean | null;
}

interface Seen {
  camera: Camera;
  lens: Lens;
  setting: Setting;
}

const shownLights = 3;
/**
 * Number of fitting lights that are compared, and of lights that are tried to find them, from the smallest sufficient size on.
 */
const compared = 5;
const tried = 24;

/** Chooses lights for a system: by function, then size, colour, and the smaller light. */
export function lightsFor(need: Requirements, seen: Seen, lights: readonly Light[]): readonly LightChoice[] {
  const best = techniqueFor(need, seen, lights);
  if (!best) return [];
  const found: LightChoice[] = [];
  for (const light of bySize(visibleFor(need, lights), best.technique, leastSize(need, seen, best.technique))) {
    if (found.length === compared) break;
    const geometry = lightGeometryVerdict(need, { ...seen, light });
    if (geometry !== 'fail') found.push({ light, ...best, geometry, colourFits: colourFits(need, seen.camera, light) });
  }
  return found.sort(compare).slice(0, shownLights);
}

/** A given light, judged in a system. */
export interface GivenLight extends Omit<LightChoice, 'technique'> {
  /** Null: the shape of the light suits no technique. */
  technique: LightTechnique | null;
}

/** Judges a given light. The light is returned whatever its verdicts. */
export function lightAsGiven(need: Requirements, seen: Seen, light: Light): GivenLight {
  const system = { ...seen, light };
  return {
    light,
    technique: techniqueOfShape(light.shape) ?? null,
    function: checkLightFunction(need, system).verdict,
    geometry: lightGeometryVerdict(need, system),
    colourFits: colourFits(need, seen.camera, light),
  };
}

interface Judged {
  technique: LightTechnique;
  function: Verdict;
}

const judgedFor = new WeakMap<Requirements, Map<string, Judged | undefined>>();

/**
 * Technique of the task for the kind of lens. It depends only on the task and on whether the lens is telecentric, so that it is
 * judged once for both kinds.
 */
function techniqueFor(need: Requirements, seen: Seen, lights: readonly Light[]): Judged | undefined {
  const judged = judgedFor.get(need) ?? new Map<string, Judged | undefined>();
  judgedFor.set(need, judged);
  const kind = isTelecentric(seen.lens) ? 'telecentric' : 'normal';
  if (!judged.has(kind)) judged.set(kind, judge(need, seen, lights));
  return judged.get(kind);
}

/**
 * The technique of the task; without one, the first whose light path suits the part best, among those the catalogue has lights
 * for.
 */
function judge(need: Requirements, seen: Seen, lights: readonly Light[]): Judged | undefined {
  const judged = lightTechniques
    .filter(({ id }) => need.task.technique === null || id === need.task.technique)
    .flatMap((technique): Judged[] => {
      const light = lights.find(({ shape }) => technique.shapes.includes(shape));
      return light ? [{ technique, function: checkLightFunction(need, { ...seen, light }).verdict }] : [];
    });
  judged.sort((a, b) => worth[a.function] - worth[b.function] || undecided(a) - undecided(b));
  return judged.find(each => each.function !== 'fail' || need.task.technique !== null);
}

/**
 * Order of the techniques where the task says too little of the part. Front lights come first, as most parts are lit so; a back
 * light needs room behind the part.
 */
const usualOrder: readonly LightTechnique['id'][] = ['ring', 'bar', 'dome', 'coaxial', 'low-angle', 'line'];

function undecided({ function: verdict, technique }: Judged): number {
  if (verdict !== 'unknown') return 0;
  const place = usualOrder.indexOf(technique.id);
  return place < 0 ? usualOrder.length : place;
}

const worth: Readonly<Record<Verdict, number>> = { pass: 0, warn: 1, unknown: 2, fail: 3 };

const compare = (a: LightChoice, b: LightChoice) =>
  worth[a.geometry] - worth[b.geometry] ||
  colourOrder(a.colourFits) - colourOrder(b.colourFits) ||
  sizeOf(a.light) - sizeOf(b.light);

const colourOrder = (fits: boolean | null) => (fits === null ? 1 : fits ? 0 : 2);

const litFor = new WeakMap<Requirements, readonly Light[]>();

/**
 * Lights with the wavelength of the task; in the visible also those of another visible colour, or without a stated one. Kept by
 * task, as a task has many systems.
 */
function visibleFor(need: Requirements, lights: readonly Light[]): readonly Light[] {
  const lit = litFor.get(need) ?? lights.filter(light => isLit(need, light));
  litFor.set(need, lit);
  return lit;
}

function isLit(need: Requirements, light: Light): boolean {
  const verdict = lightSpectrumVerdict(need, light);
  return (
    verdict === 'pass' || verdict === 'warn' || (verdict === 'unknown' && contains(visible, need.task.wavelengthNm))
  );
}

/** Lights to be tried, the smallest sufficient one first, those without a size last. */
function bySize(lights: readonly Light[], technique: LightTechnique, leastMm: number): readonly Light[] {
  const ordered = sorted(lights, technique);
  const first = ordered.findIndex(light => sizeOf(light) >= leastMm);
  return first < 0 ? [] : ordered.slice(first, first + tried);
}

const kept = new WeakMap<readonly Light[], Map<string, readonly Light[]>>();

/** Sorted lights of a technique, cached by the catalogue, because a catalogue is solved many times. */
function sorted(lights: readonly Light[], technique: LightTechnique): readonly Light[] {
  const orders = kept.get(lights) ?? new Map<string, readonly Light[]>();
  kept.set(lights, orders);
  const found = orders.get(technique.id);
  if (found) return found;
  const used = lights.filter(({ shape }) => techniqueOfShape(shape)?.id === technique.id);
  const ordered = used.sort((a, b) => sizeOf(a) - sizeOf(b) || 0);
  orders.set(technique.id, ordered);
  return ordered;
}

const sizeOf = ({ emittingLengthMm, outerDiameterMm, lengthMm }: Light) =>
  emittingLengthMm ?? outerDiameterMm ?? lengthMm ?? Number.MAX_VALUE;

const lookedThrough: ReadonlySet<LightTechnique['id']> = new Set(['ring', 'low-angle', 'dome']);

/**
 * Smallest size that may be sufficient, mm: the long side of the field, or of the whole view where it does not narrow towards
 * the lens.
 */
function leastSize(need: Requirements, { lens, setting }: Seen, { id }: LightTechnique): number {
  const width = Math.min(setting.fieldWidthMm.nominal, need.fieldWidthMm);
  const height = Math.min(setting.fieldHeightMm.nominal, need.fieldHeightMm);
  return isTelecentric(lens) && lookedThrough.has(id) ? Math.hypot(width, height) : Math.max(width, height);
}

function colourFits({ task }: Requirements, camera: Camera, light: Light): boolean | null {
  const { wavelengthNm, wavelengthRangeNm, colours } = light;
  if (camera.colour === 'color') return colours.length === 0 ? null : colours.some(colour => whites.has(colour));
  const near = (low: number, high: number) => task.wavelengthNm >= low - nearNm && task.wavelengthNm <= high + nearNm;
  if (wavelengthNm !== null) return near(wavelengthNm, wavelengthNm);
  if (wavelengthRangeNm) return near(wavelengthRangeNm.min, wavelengthRangeNm.max);
  if (colours.length === 0) return null;
  return colours.some(colour => {
    const band = ledFamily(colour)?.wavelengthsNm;
    return band ? near(band[0], band[1]) : whites.has(colour);
  });
}

const whites: ReadonlySet<string> = new Set(['white', 'rgb', 'rgbw']);
/** Tolerance of the wavelength, nm: an LED has a bandwidth of 20 to 30 nm. */
const nearNm = 15;
