import { checkLightFunction } from '../../checks/imaging/light-function';
import { lightGeometryOf } from '../../checks/imaging/light-geometry';
import type { Verdict } from '../../formula/verdict';
import type { Light } from '../../model/parts/light';
import type { Requirements } from '../../model/task/requirements';
import { type LightTechnique, techniqueOfShape } from '../../physics/illumination/techniques';
import { colourFits, isWrongColour, litFor } from './light-colour';
import { brighterFirst, type Exposed, exposureOf, flashReason, inTurn } from './light-flash';
import { isLarge, type OrderedTechnique, orderedTechniques, type Seen } from './light-order';
import { bySize, type SizeRound, sizeOf, sizeRounds } from './lights-by-size';

/** A light for a system, with the verdicts that it was chosen by. */
export interface LightChoice {
  light: Light;
  technique: LightTechnique;
  /** Whether the light reaches the lens on the path that shows the part. */
  function: Verdict;
  geometry: Verdict;
  /** Lights in a row that the field needs. */
  count: number;
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

/**
 * Chooses lights for a system. All techniques that can show the part are tried in their order, first with sizes within both
 * bounds. Of techniques that are known to show it, a light known to fit in size and colour comes before all that are not. Within
 * a technique: by size check, colour, strobe and power where the exposure is short, and the smaller light.
 */
export function lightsFor(need: Requirements, seen: Seen, lights: readonly Light[]): readonly LightChoice[] {
  const exposed = exposureOf(need, seen);
  const lit = { seen, exposed, geometryOf: lightGeometryOf(need, seen), lit: litFor(need, lights) };
  const runs = equallyGood(orderedTechniques(need, seen, lights));
  const none: string[] = [];
  for (const round of sizeRounds) {
    const chosen: LightChoice[] = [];
    const choose = ({ why }: OrderedTechnique, found: readonly LightChoice[], lacks: readonly string[]) => {
      const reason = [why, ...lacks].join('；');
      const shown = found.slice(0, chosen.length === 0 ? shownOfBest : 1);
      chosen.push(
        ...shown.map(each => ({ ...each, why: reason + rowReason(each) + flashReason(exposed, each.light) })),
      );
      return chosen.length >= shownLights;
    };
    for (const run of runs) {
      const known = new Set<OrderedTechnique>();
      const open: string[] = [];
      const find = (ordered: OrderedTechnique) =>
        mayComeForward(need, ordered) ? knownToFit(need, lit, ordered, round) : [];
      for (const [ordered, found] of inTurn(run, find, exposed)) {
        const unfit = none.filter(label => label !== ordered.technique.label);
        if (choose(ordered, found, [...lackOf(unfit, noneFits), ...lackOf(open, noneKnown)])) return chosen;
        if (found.length > 0) known.add(ordered);
        else if (chosen.length === 0) open.push(ordered.technique.label);
      }
      const others = run.filter(ordered => !known.has(ordered));
      for (const [ordered, found] of inTurn(others, each => mayFit(need, lit, each, round), exposed)) {
        if (found.length === 0 && chosen.length === 0 && round === 'within') none.push(ordered.technique.label);
        const lacks = none.filter(label => label !== ordered.technique.label);
        if (choose(ordered, found, lackOf(lacks, noneFits))) return chosen;
      }
    }
    if (chosen.length > 0) return chosen;
  }
  return [];
}

const rowReason = ({ count }: LightChoice) => (count > 1 ? `；没有足够长的单条，须并排 ${count} 条` : '');
const noneFits = '没有尺寸合适的';
const noneKnown = '没有确认合适的';
const lackOf = (labels: readonly string[], lack: string) => (labels.length > 0 ? [`${labels.join('、')}${lack}`] : []);

/**
 * Runs of techniques that show the part equally well, in their order. Edges are measured in collimated light: a plain
 * back light, though known to fit, does not come before it.
 */
function equallyGood(techniques: readonly OrderedTechnique[]): OrderedTechnique[][] {
  const runs: OrderedTechnique[][] = [];
  let last: OrderedTechnique | undefined;
  for (const each of techniques) {
    if (last?.standing === each.standing && last.technique.id !== 'collimated-backlight') runs.at(-1)?.push(each);
    else runs.push([each]);
    last = each;
  }
  return runs;
}

/**
 * Whether lights of a technique that are known to fit come before open ones of another. One bar lights from one side only: on a
 * field that others surround it does not come forward because its length is all that it has to state.
 */
export const mayComeForward = (
  need: Requirements,
  { technique, function: shows }: Pick<OrderedTechnique, 'technique' | 'function'>,
): boolean => shows === 'pass' && (technique.id !== 'bar' || isLarge(need));

/** A system, the verdict of a light in it, and the lights of its wavelength. */
interface Lit {
  seen: Seen;
  exposed: Exposed;
  geometryOf: ReturnType<typeof lightGeometryOf>;
  lit: readonly Light[];
}

/** Where the brightest light or the shortest row is sought, the smallest sizes do not suffice. */
const mostCompared = ({ exposed }: Lit, round: SizeRound) => (exposed.short || round === 'row' ? tried : compared);

/** The best lights of a technique and size that are known, or likely, to fit in size and known to fit in colour. */
function knownToFit(need: Requirements, lit: Lit, { technique, function: shows }: OrderedTechnique, round: SizeRound) {
  const { camera } = lit.seen;
  const found: LightChoice[] = [];
  for (const light of bySize(need, { ...lit, stated: true }, technique, round)) {
    if (found.length === mostCompared(lit, round)) break;
    if (colourFits(need, camera, light) !== true) continue;
    const { verdict: geometry, isLikely, count } = lit.geometryOf(light);
    if (!isLikely()) continue;
    found.push({ light, technique, function: shows, geometry, count, colourFits: true, why: '' });
  }
  return found.sort((a, b) => compare(a, b, lit.exposed));
}

/** The best lights of a technique and size that do not fail. */
function mayFit(need: Requirements, lit: Lit, { technique, function: shows }: OrderedTechnique, round: SizeRound) {
  const { camera } = lit.seen;
  const found: LightChoice[] = [];
  let known = 0;
  for (const light of bySize(need, { ...lit, stated: false }, technique, round).slice(0, tried)) {
    if (known === mostCompared(lit, round)) break;
    const { verdict: geometry, count } = lit.geometryOf(light);
    const fits = colourFits(need, camera, light);
    if (geometry === 'fail' || isWrongColour(need, fits)) continue;
    if (geometry !== 'unknown') known++;
    found.push({ light, technique, function: shows, geometry, count, colourFits: fits, why: '' });
  }
  return found.sort((a, b) => compare(a, b, lit.exposed));
}

/** A given light, judged in a system. */
export interface GivenLight extends Omit<LightChoice, 'technique' | 'why' | 'count'> {
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
    geometry: lightGeometryOf(need, system)(light).verdict,
    colourFits: colourFits(need, seen.camera, light),
  };
}

const worth: Readonly<Record<Verdict, number>> = { pass: 0, warn: 1, unknown: 2, fail: 3 };

const compare = (a: LightChoice, b: LightChoice, exposed: Exposed): number =>
  worth[a.geometry] - worth[b.geometry] ||
  colourOrder(a.colourFits) - colourOrder(b.colourFits) ||
  a.count - b.count ||
  brighterFirst(exposed, a.light, b.light) ||
  sizeOf(a.light) - sizeOf(b.light);

const colourOrder = (fits: boolean | null) => (fits === null ? 1 : fits ? 0 : 2);
