import type { Verdict } from '../../formula/verdict';
import { isTelecentric } from '../../model/parts/lens';
import type { Light } from '../../model/parts/light';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import {
  backlightSideMm,
  coaxialSourceMm,
  collimatedBacklightDiameterMm,
  collimatedBacklightSideMm,
  domeDiameterMm,
  largestDomeOpeningMm,
  largestRingOpeningMm,
} from '../../physics/illumination/light-size';
import { type TechniqueId, techniqueOfShape } from '../../physics/illumination/techniques';
import { missing } from '../finding';
import { barLength, type LitField, lineLength, litField } from './light-beside';
import { lowAngleHeight, opening, openingOf, type SeenThrough } from './light-opening';
import { type LightSize, limited, plainLimit, type SizeLimit, type StatedSize, sizeBy } from './light-size';
import { areLikely, judgeSizes, verdictOfSizes } from './light-sizes';
import type { System } from './system';

/** Geometry from which a light is judged. */
interface View extends LitField, SeenThrough {
  objectMm: number;
}

/** Whether the light is large enough and does not obstruct the view of the lens: luminous area, opening, length. */
export function checkLightGeometry(need: Requirements, system: System): Check {
  const sizes = sizesAsked(system.light, sceneOf(need, system));
  return 'lacking' in sizes
    ? missing('light-geometry', [sizes.lacking], sizes.reason === undefined ? {} : { reason: sizes.reason })
    : judgeSizes(sizes.asked);
}

/** Height above the object that a light that is looked through is judged and drawn at, mm; null: decided, or of no effect. */
export function usualOpeningHeightMm(need: Requirements, system: System): number | null {
  const sizes = sizesAsked(system.light, sceneOf(need, system));
  const size = 'lacking' in sizes ? undefined : sizes.asked.find(({ through }) => through);
  return size?.through?.(size).usualMm ?? null;
}

/** What lights are chosen by among many. */
interface LightFit {
  /** Verdict of `checkLightGeometry`. */
  verdict: Verdict;
  /** Whether the light fits in all likelihood. */
  isLikely: () => boolean;
  /** Lights in a row that are needed. */
  count: number;
}

/** `checkLightGeometry` without texts. */
export function lightGeometryOf(need: Requirements, system: System): (light: Light) => LightFit {
  const scene = sceneOf(need, system);
  return light => {
    const sizes = sizesAsked(light, scene);
    if ('lacking' in sizes) return { verdict: 'unknown', isLikely: () => false, count: 1 };
    const { asked } = sizes;
    return {
      verdict: verdictOfSizes(asked),
      isLikely: () => areLikely(asked),
      count: asked.reduce((most, { count = 1 }) => Math.max(most, count), 1),
    };
  };
}

/** Whether a light states, or bounds, all sizes that the check asks for, so that it is likely to fit in some system. */
export function statesSizes(light: Light): boolean {
  const technique = techniqueOfShape(light.shape);
  if (!technique) return false;
  const sizes = sizesOf[technique.id](anyView)(light);
  return sizes.every(({ valueMm, atMostMm, undecided }) => (valueMm ?? atMostMm) !== null && undecided === undefined);
}

const anyView: View = {
  widthMm: 10,
  heightMm: 10,
  diagonalMm: 14,
  objectMm: 10,
  workingDistanceMm: 100,
  pupilMm: 5,
  telecentric: false,
  line: false,
  lightHeightMm: null,
};

function sizesAsked(
  light: Light | null | undefined,
  { view, placed, stopped, sizesBy }: Scene,
): { asked: readonly LightSize[] } | { lacking: string; reason?: string } {
  const technique = light ? techniqueOfShape(light.shape) : undefined;
  if (!light || !technique) {
    return { lacking: '光源', reason: light ? '此形状的光源用法不一，尺寸无法判定' : '尚未选定光源' };
  }
  if (!placed && !atAnyDistance.has(technique.id)) {
    // Whatever the distance, a panel is at least as large as the field, a dome as twice the view, and a hole as a view that does not narrow.
    const bounds = boundsOf[technique.id]?.(light, view) ?? [];
    return verdictOfSizes(bounds) === 'fail' ? { asked: bounds } : { lacking: '工作距离' };
  }
  const asked = sizesBy(technique.id)(light);
  // Without an f-number the cone of rays is unknown: sizes are at least those of a pinhole. A light beside the view has none in it.
  return {
    asked:
      stopped || atAnyDistance.has(technique.id)
        ? asked
        : asked.map(size => ({ ...size, undecided: size.undecided ?? '光圈' })),
  };
}

/** Sizes that a light has at least, at any working distance. */
const boundsOf: { readonly [K in TechniqueId]?: (light: Light, view: View) => readonly LightSize[] } = {
  backlight: (light, view) => panel(view, plainLimit)(light),
  dome: (light, view) => [...parallelView(light, largestDomeOpeningMm, view), spanOf(view)(light)],
  ring: (light, view) => parallelView(light, largestRingOpeningMm, view),
  'low-angle': (light, view) => [
    ...parallelView(light, largestRingOpeningMm, view),
    around(openingOf(light, largestRingOpeningMm), view),
  ],
};

/** The opening before a telecentric lens, which sees the whole width of its field through it. */
const parallelView = (light: Light, largest: typeof largestRingOpeningMm, view: View): readonly LightSize[] =>
  view.telecentric ? [limited(openingOf(light, largest), plainLimit(view.diagonalMm))] : [];

/** A low-angle ring stands around the object, whatever is seen through it. */
const around = (opening: StatedSize, { objectMm }: View): LightSize =>
  limited({ ...opening, name: '内径' }, plainLimit(objectMm));

/** Techniques whose sizes do not depend on the working distance. */
const atAnyDistance: ReadonlySet<TechniqueId> = new Set(['collimated-backlight', 'bar', 'line']);

/** Geometry of a system, which is the same for all lights. */
interface Scene {
  view: View;
  /** Whether the working distance and the f-number are known. */
  placed: boolean;
  stopped: boolean;
  sizesBy: (id: TechniqueId) => SizesOf;
}

type SizesOf = (light: Light) => readonly LightSize[];

function sceneOf(need: Requirements, system: System): Scene {
  const { setting } = system;
  const pupil = entrancePupil(system);
  const lit = litField(need, system);
  const view = {
    ...lit,
    diagonalMm: Math.hypot(lit.widthMm, lit.heightMm),
    objectMm: Math.hypot(need.objectWidthMm, need.objectHeightMm),
    pupilMm: pupil ?? 0,
    telecentric: isTelecentric(system.lens),
  };
  return { view, placed: setting.workingDistanceMm !== null, stopped: pupil !== null, sizesBy: sizesIn(view) };
}

/** Limits of sizes by technique. They are the same for all lights in a view, and are computed once. */
function sizesIn(view: View): Scene['sizesBy'] {
  const kept = new Map<TechniqueId, SizesOf>();
  return id => {
    const found = kept.get(id) ?? sizesOf[id](view);
    kept.set(id, found);
    return found;
  };
}

const longer = (a: number, b: number) => Math.max(a, b);
/** The shorter of two sides of a housing, of which one or both may not be stated. */
const shorterOf = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b));

const sizesOf: Readonly<Record<TechniqueId, (view: View) => SizesOf>> = {
  backlight: view =>
    panel(view, (fieldSideMm: number) =>
      sizeBy(backlightSideMm, {
        fieldSideMm,
        gapMm: view.lightHeightMm ?? 0,
        workingDistanceMm: view.workingDistanceMm,
        entrancePupilMm: view.pupilMm,
        marginMm: 0,
      }),
    ),
  'collimated-backlight': view => {
    const [sides, diameter] = [collimatedSides(view), collimatedDiameter(view)];
    return light => (isRectangular(light) ? sides : diameter)(light);
  },
  coaxial: view => {
    // Data sheets do not state the unfolded light path. It is not as long as the working distance.
    const limit = sizeBy(coaxialSourceMm, {
      fieldSideMm: longer(view.widthMm, view.heightMm),
      sourceDistanceMm: view.workingDistanceMm,
      workingDistanceMm: view.workingDistanceMm,
      entrancePupilMm: view.pupilMm,
    });
    return ({ shape, emittingLengthMm, emittingWidthMm, lengthMm, widthMm }) => {
      const valueMm = emittingWidthMm ?? emittingLengthMm;
      const atMostMm = shape.includes('line') ? lengthMm : shorterOf(lengthMm, widthMm);
      return [limited({ name: '发光面边长', valueMm, atMostMm }, limit)];
    };
  },
  ring: view => {
    const sightOf = opening(view, largestRingOpeningMm);
    return light => [sightOf(light)];
  },
  'low-angle': view => {
    const sightOf = opening(view, largestRingOpeningMm, lowAngleHeight);
    return light => {
      const sight = sightOf(light);
      return [sight, around(sight, view)];
    };
  },
  dome: view => {
    const sightOf = opening(view, largestDomeOpeningMm);
    const spanned = spanOf(view);
    return light => [sightOf(light), spanned(light)];
  },
  bar: view => {
    const length = barLength(view);
    return light => [length(light)];
  },
  line: view => {
    const length = lineLength(view);
    return light => [length(light)];
  },
};

function spanOf(view: View): (light: Light) => LightSize {
  const [inEveryDirection, inLength] = [over(view), along(view)];
  return light => (light.shape === 'tunnel' ? inLength : inEveryDirection)(light);
}

/**
 * The luminous opening of a dome, or the plate of a flat one, has to span the view in every direction: its shorter side counts.
 * A side that is not stated is at most that of the housing.
 */
function over({ diagonalMm: fieldDiagonalMm }: View): (light: Light) => LightSize {
  const limit = sizeBy(domeDiameterMm, { fieldDiagonalMm });
  return ({ shape, emittingLengthMm, emittingWidthMm, outerDiameterMm, lengthMm, widthMm }) => {
    const side = shorterOf(emittingLengthMm, emittingWidthMm);
    const isWhole = emittingLengthMm !== null && emittingWidthMm !== null;
    return limited(
      {
        name: shape === 'flat-dome' ? '发光面短边' : '穹顶内径',
        valueMm: isWhole ? side : null,
        atMostMm: [outerDiameterMm, lengthMm, widthMm].reduce(shorterOf, side),
      },
      limit,
    );
  };
}

/** A tunnel is a dome across its length only, of which no data sheet states the section; along it, it lights what it is long. */
function along({ widthMm, heightMm }: View): (light: Light) => LightSize {
  const limit = plainLimit(longer(widthMm, heightMm));
  return ({ emittingLengthMm, lengthMm }) =>
    limited({ name: '发光长度', valueMm: emittingLengthMm, atMostMm: lengthMm }, limit);
}

/** Whether a light is a panel: both sides of its luminous area or of its housing are stated, and no diameter. */
const isRectangular = ({ outerDiameterMm, emittingLengthMm, emittingWidthMm, lengthMm, widthMm }: Light): boolean =>
  outerDiameterMm === null && (emittingLengthMm ?? lengthMm) !== null && (emittingWidthMm ?? widthMm) !== null;

/** A panel is turned so that its long side lies along that of the field, whichever its data sheet states first. */
function panel({ widthMm: across, heightMm: along }: View, least: (fieldSideMm: number) => SizeLimit): SizesOf {
  const leastFor = (side: number) => least(Math.max(side, 0.001));
  const [ofLong, ofShort] = [leastFor(Math.max(across, along)), leastFor(Math.min(across, along))];
  return ({ emittingLengthMm, emittingWidthMm, lengthMm, widthMm }) => {
    const [long, short] = longFirst(emittingLengthMm, emittingWidthMm);
    const [longHousing, shortHousing] = longFirst(lengthMm, widthMm);
    return [
      limited({ name: '发光面长', valueMm: long, atMostMm: longHousing }, ofLong),
      limited({ name: '发光面宽', valueMm: short, atMostMm: shortHousing }, ofShort),
    ];
  };
}

const longFirst = (one: number | null, other: number | null) =>
  one !== null && other !== null && one < other ? ([other, one] as const) : ([one, other] as const);

const collimatedSides = (view: View): SizesOf =>
  panel(view, fieldSideMm => sizeBy(collimatedBacklightSideMm, { fieldSideMm, marginMm: 0 }));

function collimatedDiameter({ diagonalMm: fieldDiagonalMm }: View): SizesOf {
  const limit = sizeBy(collimatedBacklightDiameterMm, { fieldDiagonalMm, marginMm: 0 });
  return ({ emittingWidthMm, emittingLengthMm, outerDiameterMm }) => [
    limited({ name: '口径', valueMm: emittingWidthMm ?? emittingLengthMm, atMostMm: outerDiameterMm }, limit),
  ];
}

/**
 * Diameter of the cone of rays at the lens front, mm: f ÷ F for a focused lens; by the object-side aperture for a lens of a
 * printed magnification. Null where the f-number is not stated.
 */
function entrancePupil({ lens, setting }: System): number | null {
  const { fNumber, effectiveFNumber, magnification, workingDistanceMm } = setting;
  if (lens.kind === 'focal') return fNumber === null ? null : lens.focalLengthMm / fNumber;
  if (effectiveFNumber === null || workingDistanceMm === null) return null;
  const aperture = Math.min(0.95, magnification.nominal / (2 * effectiveFNumber));
  return 2 * workingDistanceMm.nominal * Math.tan(Math.asin(aperture));
}
