import { checkLightFunction } from '../../checks/imaging/light-function';
import { lightGeometryOf } from '../../checks/imaging/light-geometry';
import { lightSpectrumVerdict } from '../../checks/imaging/spectrum';
import type { Verdict } from '../../formula/verdict';
import type { Camera } from '../../model/parts/camera';
import type { Light } from '../../model/parts/light';
import type { Requirements } from '../../model/task/requirements';
import { ledFamily } from '../../physics/illumination/led-families';
import { type LightTechnique, techniqueOfShape } from '../../physics/illumination/techniques';
import { contains, visible } from '../../setting/spectral-bands';
import { type OrderedTechnique, orderedTechniques, type Seen } from './light-order';
import { bySize, type SizeRound, sizeOf, sizeRounds } from './lights-by-size';

/** A light for a system, with the verdicts that it was chosen by. */
export interface LightChoice {
  light: Light;
  technique: LightTechnique;
  /** Whether the light reaches the lens on the path that shows the part. */
  function: Verdict;
  geometry: Verdict;
  /** Reason of the technique's place in the order, and techniques before it that have no light of this size. */
  why: string;
  /** Whether the light has the wavelength of the task, or is white for colour cameras; null: its colours are not stated. */
  colourFits: boolean | null;
}

const shownLights = 3;
/** Of the best technique; the rest is of the next one that has a fitting light. */
const shownOfBest = 2;
/**
 * Number of fitting lights that are compared, and of lights that are tried to find them, from the smallest sufficient size on.
 */
const compared = 8;
const tried = 40;

/** Exposure below which a light that can be strobed is preferred, µs. */
const shortExposureUs = 200;

/**
 * Chooses lights for a system. All techniques that can show the part are tried in their order, first with sizes within both
 * bounds. Of techniques that are known to show it, a light known to fit in size and colour comes before all that are not. Within
 * a technique: by size check, colour, strobe where the exposure is short, and the smaller light.
 */
export function lightsFor(need: Requirements, seen: Seen, lights: readonly Light[]): readonly LightChoice[] {
  const lit = { seen, geometryOf: lightGeometryOf(need, seen), lit: visibleFor(need, lights) };
  const runs = equallyGood(orderedTechniques(need, seen, lights));
  const none: string[] = [];
  for (const round of sizeRounds) {
    const chosen: LightChoice[] = [];
    const choose = ({ why }: OrderedTechnique, found: readonly LightChoice[], lacks: readonly string[]) => {
      const reason = [why, ...lacks].join('；');
      chosen.push(...found.slice(0, chosen.length === 0 ? shownOfBest : 1).map(each => ({ ...each, why: reason })));
      return chosen.length >= shownLights;
    };
    for (const run of runs) {
      const known = new Set<OrderedTechnique>();
      const open: string[] = [];
      for (const ordered of run) {
        const found = ordered.function === 'pass' ? knownToFit(need, lit, ordered, round) : [];
        if (choose(ordered, found, [...lackOf(none, noneFits), ...lackOf(open, noneKnown)])) return chosen;
        if (found.length > 0) known.add(ordered);
        else if (chosen.length === 0) open.push(ordered.technique.label);
      }
      for (const ordered of run) {
        if (known.has(ordered)) continue;
        const found = mayFit(need, lit, ordered, round);
        if (found.length === 0 && chosen.length === 0 && round === 'within') none.push(ordered.technique.label);
        const lacks = none.filter(label => label !== ordered.technique.label);
        if (choose(ordered, found, lackOf(lacks, noneFits))) return chosen;
      }
    }
    if (chosen.length > 0) return chosen;
  }
  return [];
}

const noneFits = '没有尺寸合适的';
const noneKnown = '没有确认合适的';
const lackOf = (labels: readonly string[], lack: string) => (labels.length > 0 ? [`${labels.join('、')}${lack}`] : []);

/**
 * Runs of techniques that show the part with the same verdict, in their order. Edges are measured in collimated light: a plain
 * back light, though known to fit, does not come before it.
 */
function equallyGood(techniques: readonly OrderedTechnique[]): OrderedTechnique[][] {
  const runs: OrderedTechnique[][] = [];
  let last: OrderedTechnique | undefined;
  for (const each of techniques) {
    if (last?.function === each.function && last.technique.id !== 'collimated-backlight') runs.at(-1)?.push(each);
    else runs.push([each]);
    last = each;
  }
  return runs;
}

/** A system, the verdict of a light in it, and the lights of its wavelength. */
interface Lit {
  seen: Seen;
  geometryOf: (light: Light) => Verdict;
  lit: readonly Light[];
}

/** The best lights of a technique and size that are known to fit in size and colour. */
function knownToFit(need: Requirements, lit: Lit, { technique, function: shows }: OrderedTechnique, round: SizeRound) {
  const { camera } = lit.seen;
  const found: LightChoice[] = [];
  for (const light of bySize(need, { ...lit, stated: true }, technique, round)) {
    if (found.length === compared) break;
    if (colourFits(need, camera, light) !== true) continue;
    const geometry = lit.geometryOf(light);
    if (geometry === 'fail' || geometry === 'unknown') continue;
    found.push({ light, technique, function: shows, geometry, colourFits: true, why: '' });
  }
  return inOrder(found, lit.seen);
}

/** The best lights of a technique and size that do not fail. */
function mayFit(need: Requirements, lit: Lit, { technique, function: shows }: OrderedTechnique, round: SizeRound) {
  const { camera } = lit.seen;
  const found: LightChoice[] = [];
  for (const light of bySize(need, { ...lit, stated: false }, technique, round).slice(0, tried)) {
    if (found.length === compared) break;
    const geometry = lit.geometryOf(light);
    if (geometry === 'fail') continue;
    found.push({ light, technique, function: shows, geometry, colourFits: colourFits(need, camera, light), why: '' });
  }
  return inOrder(found, lit.seen);
}

function inOrder(found: LightChoice[], { setting }: Seen): readonly LightChoice[] {
  const short = (setting.exposureUs ?? Number.POSITIVE_INFINITY) < shortExposureUs;
  return found.sort((a, b) => compare(a, b, short));
}

/** A given light, judged in a system. */
export interface GivenLight extends Omit<LightChoice, 'technique' | 'why'> {
  /** Null: the shape of the light suits no technique. */
  technique: LightTechnique | null;
}

/** Judges a given light. The light is returned whatever its verdicts. */
export function lightAsGiven(need: Requirements, seen: Seen, light: Light): GivenLight {
  const { camera, lens, setting } = seen;
  const system = { camera, lens, setting, light };
  return {
    light,
    technique: techniqueOfShape(light.shape) ?? null,
    function: checkLightFunction(need, system).verdict,
    geometry: lightGeometryOf(need, system)(light),
    colourFits: colourFits(need, seen.camera, light),
  };
}

const worth: Readonly<Record<Verdict, number>> = { pass: 0, warn: 1, unknown: 2, fail: 3 };

function compare(a: LightChoice, b: LightChoice, short: boolean): number {
  const strobe = short ? Number(b.light.strobe === true) - Number(a.light.strobe === true) : 0;
  return (
    worth[a.geometry] - worth[b.geometry] ||
    colourOrder(a.colourFits) - colourOrder(b.colourFits) ||
    strobe ||
    sizeOf(a.light) - sizeOf(b.light)
  );
}

const colourOrder = (fits: boolean | null) => (fits === null ? 1 : fits ? 0 : 2);

const litBy = new WeakMap<readonly Light[], Map<number, readonly Light[]>>();
/** Wavelengths that are kept. Tasks of a site have a few; a stranger may ask for any. */
const keptWavelengths = 32;

/**
 * Lights with the wavelength of the task; in the visible also those of another visible colour, or without a stated one. Kept by
 * wavelength, as many systems and tasks have the same.
 */
function visibleFor(need: Requirements, lights: readonly Light[]): readonly Light[] {
  const nm = litNm(need.task);
  const kept = litBy.get(lights) ?? new Map<number, readonly Light[]>();
  litBy.set(lights, kept);
  const found = kept.get(nm);
  if (found) return found;
  if (kept.size === keptWavelengths) kept.clear();
  const lit = lights.filter(light => isLit(need, light));
  kept.set(nm, lit);
  return lit;
}

function isLit(need: Requirements, light: Light): boolean {
  const verdict = lightSpectrumVerdict(need, light);
  return verdict === 'pass' || verdict === 'warn' || (verdict === 'unknown' && contains(visible, litNm(need.task)));
}

function colourFits({ task }: Requirements, camera: Camera, light: Light): boolean | null {
  const { wavelengthNm, wavelengthRangeNm, colours } = light;
  if (camera.colour === 'color') return colours.length === 0 ? null : colours.some(colour => whites.has(colour));
  const near = (low: number, high: number) => litNm(task) >= low - nearNm && litNm(task) <= high + nearNm;
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

/** Wavelength that the light must have. */
const litNm = ({ excitationNm, wavelengthNm }: Requirements['task']) => excitationNm ?? wavelengthNm;
