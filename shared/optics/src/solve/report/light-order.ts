import { lightPathOf } from '../../checks/imaging/light-function';
import { ownRule } from '../../formula/sources/own-rule';
import type { Verdict } from '../../formula/verdict';
import type { Camera } from '../../model/parts/camera';
import { isTelecentric, type Lens } from '../../model/parts/lens';
import type { Light } from '../../model/parts/light';
import type { Requirements } from '../../model/task/requirements';
import { type LightPathVerdict, techniquesForFeature } from '../../physics/illumination/light-path';
import { domeDiameterMm } from '../../physics/illumination/light-size';
import { type LightTechnique, lightTechniques, type TechniqueId } from '../../physics/illumination/techniques';
import type { Setting } from '../../setting/setting';

/** The system whose part is to be lit. */
export interface Seen {
  camera: Camera;
  lens: Lens;
  setting: Setting;
}

/** A technique that can show the part, with its verdict and the reason of its place. */
export interface OrderedTechnique {
  technique: LightTechnique;
  function: Verdict;
  /** How far the technique is known to show the part: see `standings`. Equal ones are equally good. */
  standing: number;
  why: string;
}

/**
 * A technique that suits the part in any case comes first, then one that suits it or does with care, then one that needs care,
 * then one that may not show it at all.
 */
export const standings = { suits: 0, mostly: 1, withCare: 2, open: 3, fails: 4 } as const;

function standingOf({ verdict, atWorst }: LightPathVerdict): number {
  if (verdict === 'unknown') return atWorst === 'fail' ? standings.open : standings.mostly;
  return { pass: standings.suits, warn: standings.withCare, fail: standings.fails }[verdict];
}

/** The path of a light from behind a part whose outline is measured, if it may stand there; null: nothing has to be supposed. */
function supposedBehind(need: Requirements, seen: Seen, technique: LightTechnique): LightPathVerdict | null {
  const { task } = need;
  const isOpen = task.backAccessible === null && task.accuracy.kind === 'tolerance' && behind.has(technique.id);
  if (!isOpen || (task.feature !== null && task.feature !== 'outline')) return null;
  return lightPathOf({ ...need, task: { ...task, backAccessible: true } }, seen, technique);
}

/** Long side of a field from which bars are tried before rings and domes: few of these are made larger. */
const largeFieldMm = { mm: 200, source: ownRule('视野长边 200 mm 以上先试条形光') } as const;

/**
 * Diameter of a dome from which rings and bars that show a matt part as well are tried before it: a matt surface scatters by itself, a
 * dome spans twice the view, and a tenth of those of the catalogue are larger.
 */
const largeDomeMm = { mm: 300, source: ownRule('哑光面本身散射：穹顶须大于 300 mm 时先试环形光、条形光') } as const;

/**
 * Order of the techniques where the task says too little of the part. Front lights come first, as most parts are lit so; a back
 * light needs room behind the part.
 */
const usualOrder: readonly TechniqueId[] = [
  'ring',
  'bar',
  'dome',
  'coaxial',
  'low-angle',
  'line',
  'backlight',
  'collimated-backlight',
];

const kept = new WeakMap<Requirements, Map<string, readonly OrderedTechnique[]>>();

/**
 * Techniques to be tried, the best first: those asked for, otherwise all whose light path does not fail. They depend only on the
 * task and on whether the lens is telecentric, so that they are ordered once for both kinds.
 */
export function orderedTechniques(
  need: Requirements,
  seen: Seen,
  lights: readonly Light[],
): readonly OrderedTechnique[] {
  const ordered = kept.get(need) ?? new Map<string, readonly OrderedTechnique[]>();
  kept.set(need, ordered);
  const kind = isTelecentric(seen.lens) ? 'telecentric' : 'normal';
  const found = ordered.get(kind) ?? order(need, seen, lights);
  ordered.set(kind, found);
  return found;
}

function order(need: Requirements, seen: Seen, lights: readonly Light[]): readonly OrderedTechnique[] {
  const { task } = need;
  const shapes = firstOfShapes(lights);
  const feature = task.feature ?? (task.accuracy.kind === 'tolerance' ? 'outline' : null);
  const places = placesOf(need, feature === null ? usualOrder : techniquesForFeature(feature));
  return lightTechniques
    .filter(({ id }) => task.technique === null || id === task.technique)
    .flatMap((technique): OrderedTechnique[] => {
      if (!shapes.some(({ shape }) => suits(need, technique, shape))) return [];
      const path = lightPathOf(need, seen, technique);
      const { verdict, reason } = path;
      if (verdict === 'fail' && task.technique === null) return [];
      const supposed = supposedBehind(need, seen, technique);
      if (supposed) {
        const standing = Math.max(standings.mostly, standingOf(supposed));
        return [
          { technique, function: verdict, standing, why: `${technique.label}：量轮廓先用背光，前提是背后能布光` },
        ];
      }
      const why = specialReason(need, technique.id) ?? `${technique.label}：${reason}`;
      return [{ technique, function: verdict, standing: standingOf(path), why }];
    })
    .sort((a, b) => first(need, a) - first(need, b) || a.standing - b.standing || places(a) - places(b));
}

const shapesOf = new WeakMap<readonly Light[], readonly Light[]>();

/** The first light of every shape, in the order of the catalogue; cached by the catalogue. */
function firstOfShapes(lights: readonly Light[]): readonly Light[] {
  const found = shapesOf.get(lights);
  if (found) return found;
  const firsts = new Map<string, Light>();
  for (const light of lights) if (!firsts.has(light.shape)) firsts.set(light.shape, light);
  const made = [...firsts.values()];
  shapesOf.set(lights, made);
  return made;
}

/**
 * Shapes of line lights light a line only, and one looks into a tunnel through a slit; other shapes of a technique waste most of
 * their light on a line.
 */
export function suits({ lineScan }: Requirements, technique: LightTechnique, shape: string): boolean {
  if (!technique.shapes.includes(shape)) return false;
  const forLine = shape.includes('line') || shape === 'tunnel';
  return technique.id === 'coaxial' ? forLine === lineScan : !forLine || lineScan;
}

/**
 * A line light comes before other front lights on a line although a glossy surface asks for care with its angle, but after a
 * light from behind that needs none.
 */
function first({ lineScan }: Requirements, { technique: { id }, standing }: OrderedTechnique): number {
  if (!lineScan) return 0;
  if (id === 'line') return 1;
  return behind.has(id) && standing < standings.withCare ? 0 : 2;
}

const behind: ReadonlySet<TechniqueId> = new Set(['backlight', 'collimated-backlight']);

export const isLarge = ({ fieldWidthMm, fieldHeightMm }: Requirements) =>
  Math.max(fieldWidthMm, fieldHeightMm) >= largeFieldMm.mm;

const isDomeTooMuch = ({ task, lineScan, fieldDiagonalMm }: Requirements) =>
  task.surface === 'matt' && !lineScan && domeDiameterMm.compute({ fieldDiagonalMm }) > largeDomeMm.mm;

/**
 * Bars come before rings and domes on large fields. On a matt surface both come before a large dome, and a coaxial light last, as
 * nothing is reflected along the axis.
 */
function placesOf(need: Requirements, order: readonly TechniqueId[]) {
  const surround = Math.min(order.indexOf('ring'), order.indexOf('dome'));
  const afterBoth = Math.max(order.indexOf('ring'), order.indexOf('bar'), order.indexOf('dome')) + 0.25;
  return ({ technique: { id } }: OrderedTechnique): number => {
    if (id === 'bar' && isLarge(need)) return surround - 0.5;
    if (id === 'dome' && isDomeTooMuch(need)) return afterBoth;
    return id === 'coaxial' && need.task.surface === 'matt' ? order.length : order.indexOf(id);
  };
}

function specialReason(need: Requirements, id: TechniqueId): string | undefined {
  if (need.lineScan && id === 'line') return '线扫光：只照亮正在曝光的一行，线扫优先';
  if (isLarge(need) && !need.lineScan && id === 'bar') {
    return `条形光：视野长边 ${Math.round(Math.max(need.fieldWidthMm, need.fieldHeightMm))} mm，条形光先于环形光与穹顶光`;
  }
  return undefined;
}
