import { checkLightFunction } from '../../checks/imaging/light-function';
import { ownRule } from '../../formula/sources/own-rule';
import type { Verdict } from '../../formula/verdict';
import type { Camera } from '../../model/parts/camera';
import { isTelecentric, type Lens } from '../../model/parts/lens';
import type { Light } from '../../model/parts/light';
import type { Requirements } from '../../model/task/requirements';
import { techniquesForFeature } from '../../physics/illumination/light-path';
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
  why: string;
}

/** Long side of a field from which bars are tried before rings and domes: few of these are made larger. */
const largeFieldMm = { mm: 200, source: ownRule('视野长边 200 mm 以上先试条形光') } as const;

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
  const { camera, lens, setting } = seen;
  const shapes = firstOfShapes(lights);
  const feature = task.feature ?? (task.accuracy.kind === 'tolerance' ? 'outline' : null);
  const places = placesOf(need, feature === null ? usualOrder : techniquesForFeature(feature));
  return lightTechniques
    .filter(({ id }) => task.technique === null || id === task.technique)
    .flatMap((technique): OrderedTechnique[] => {
      const light = shapes.find(({ shape }) => suits(need, technique, shape));
      if (!light) return [];
      const { verdict, reason } = checkLightFunction(need, { camera, lens, setting, light });
      const why = specialReason(need, technique.id) ?? reason;
      return verdict === 'fail' && task.technique === null ? [] : [{ technique, function: verdict, why }];
    })
    .sort((a, b) => first(need, a) - first(need, b) || worth[a.function] - worth[b.function] || places(a) - places(b));
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

/** Shapes of line lights light a line only; other shapes of a technique waste most of their light on a line. */
export function suits({ lineScan }: Requirements, technique: LightTechnique, shape: string): boolean {
  if (!technique.shapes.includes(shape)) return false;
  const forLine = shape.includes('line');
  return technique.id === 'coaxial' ? forLine === lineScan : !forLine || lineScan;
}

/** A line light comes first on a line although a glossy surface asks for care with its angle. */
const first = ({ lineScan }: Requirements, { technique }: OrderedTechnique) =>
  lineScan && technique.id === 'line' ? 0 : 1;

const isLarge = ({ fieldWidthMm, fieldHeightMm }: Requirements) =>
  Math.max(fieldWidthMm, fieldHeightMm) >= largeFieldMm.mm;

/**
 * Bars come before rings and domes on large fields. A coaxial light comes last on a matt surface, which reflects nothing along
 * the axis.
 */
function placesOf(need: Requirements, order: readonly TechniqueId[]) {
  const surround = Math.min(order.indexOf('ring'), order.indexOf('dome'));
  return ({ technique: { id } }: OrderedTechnique): number => {
    if (id === 'bar' && isLarge(need)) return surround - 0.5;
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

const worth: Readonly<Record<Verdict, number>> = { pass: 0, warn: 1, unknown: 2, fail: 3 };
