import {
  backlightSideMm,
  barLengthMm,
  coaxialSourceMm,
  collimatedBacklightDiameterMm,
  domeDiameterMm,
  lineLightLengthMm,
  viewOpeningMm,
} from './light-size';
import { glareRingRadiusMm, lowAngleLimit, ringElevationDeg } from './mirror-image';
import { type SizeCheck, sizeAtLeast, sizeAtMost } from './size-check';
import type { TechniqueId } from './techniques';

/** Sizes of a light, mm; absent: not stated by its data sheet. */
export interface LightSize {
  emittingLengthMm?: number | null | undefined;
  emittingWidthMm?: number | null | undefined;
  /** Opening or window that the lens looks through. */
  openingMm?: number | null | undefined;
  /** Inner diameter of the ring of LEDs, or of the dome. */
  innerDiameterMm?: number | null | undefined;
  /** Longest side of the housing. */
  footprintMm?: number | null | undefined;
}

export interface LightScene {
  fieldWidthMm: number;
  fieldHeightMm: number;
  workingDistanceMm: number;
  /** Focal length ÷ f-number; 0 when unknown, which makes the sizes slightly too small. */
  entrancePupilMm: number;
  /** Height above the object; for a backlight, the gap below it; for a coaxial light, the height of its window. */
  lightDistanceMm: number;
  /** For a coaxial light: length of the light path from its source to the object. */
  sourceDistanceMm?: number | undefined;
  mirrorLike: boolean;
  /** Space in the machine. */
  roomMm?: number | null | undefined;
  marginMm?: number | undefined;
}

/** Whether a light fits the view: size, opening, glare and space. `checkLightPath` comes before. @throws OpticsInputError */
export function checkLightGeometry(technique: TechniqueId, light: LightSize, scene: LightScene): readonly SizeCheck[] {
  const checks = byTechnique[technique](light, scene);
  if (scene.roomMm === undefined || scene.roomMm === null) return checks;
  return [...checks, sizeAtMost({ name: '外形尺寸', unit: 'mm', value: light.footprintMm, limit: scene.roomMm })];
}

type Check = (light: LightSize, scene: LightScene) => SizeCheck[];

const byTechnique: Readonly<Record<TechniqueId, Check>> = {
  backlight: sides(({ workingDistanceMm, entrancePupilMm, lightDistanceMm, marginMm = 0 }, fieldSideMm) =>
    backlightSideMm({ fieldSideMm, gapMm: lightDistanceMm, workingDistanceMm, entrancePupilMm, marginMm }),
  ),
  'collimated-backlight': (light, scene) => [
    sizeAtLeast({
      name: '发光口径',
      unit: 'mm',
      value: light.emittingWidthMm ?? light.emittingLengthMm,
      limit: collimatedBacklightDiameterMm({ fieldDiagonalMm: diagonal(scene), marginMm: scene.marginMm ?? 0 }),
    }),
  ],
  coaxial: (light, scene) => [
    ...sides(
      ({ workingDistanceMm, entrancePupilMm, lightDistanceMm, sourceDistanceMm = lightDistanceMm }, fieldSideMm) =>
        coaxialSourceMm({ fieldSideMm, sourceDistanceMm, workingDistanceMm, entrancePupilMm }),
    )(light, scene),
    opening(light, scene),
  ],
  ring: (light, scene) => [opening(light, scene), ...(scene.mirrorLike ? [glare(light, scene)] : [])],
  'low-angle': (light, scene) => [
    opening(light, scene),
    sizeAtLeast({ name: '光环内径', unit: 'mm', value: light.innerDiameterMm, limit: diagonal(scene) }),
    sizeAtMost({
      name: '照射仰角',
      unit: '°',
      value: ofRadius(light, radiusMm => ringElevationDeg({ lightHeightMm: scene.lightDistanceMm, radiusMm })),
      limit: lowAngleLimit.deg,
    }),
  ],
  dome: (light, scene) => [
    opening(light, scene),
    sizeAtLeast({
      name: '穹顶内径',
      unit: 'mm',
      value: light.innerDiameterMm,
      limit: domeDiameterMm({ fieldDiagonalMm: diagonal(scene) }),
    }),
  ],
  bar: (light, scene) => [
    length(light, (lightHeightMm, fieldSideMm) => barLengthMm({ fieldSideMm, lightHeightMm, halfAngleDeg: 15 }), scene),
  ],
  line: (light, scene) => [
    length(light, (lightHeightMm, widthMm) => lineLightLengthMm({ widthMm, lightHeightMm, endShare: 0.5 }), scene),
  ],
};

/** Pairs long side with long side, because an area light can be turned. */
function sides(needed: (scene: LightScene, fieldSideMm: number) => number): Check {
  return (light, scene) => {
    const [long, short] = [scene.fieldWidthMm, scene.fieldHeightMm].sort((a, b) => b - a) as [number, number];
    return [
      sizeAtLeast({ name: '发光长度', unit: 'mm', value: light.emittingLengthMm, limit: needed(scene, long) }),
      sizeAtLeast({ name: '发光宽度', unit: 'mm', value: light.emittingWidthMm, limit: needed(scene, short) }),
    ];
  };
}

const diagonal = ({ fieldWidthMm, fieldHeightMm }: LightScene) => Math.hypot(fieldWidthMm, fieldHeightMm);

const opening = ({ openingMm }: LightSize, scene: LightScene): SizeCheck => {
  const { workingDistanceMm, entrancePupilMm, lightDistanceMm } = scene;
  const limit = viewOpeningMm({
    fieldDiagonalMm: diagonal(scene),
    lightHeightMm: lightDistanceMm,
    workingDistanceMm,
    entrancePupilMm,
  });
  return sizeAtLeast({ name: '观察孔', unit: 'mm', value: openingMm, limit });
};

const glare = (light: LightSize, scene: LightScene): SizeCheck => {
  const { workingDistanceMm, lightDistanceMm: lightHeightMm } = scene;
  const value = ofRadius(light, radiusMm => 2 * glareRingRadiusMm({ radiusMm, workingDistanceMm, lightHeightMm }));
  return sizeAtLeast({ name: '眩光环直径', unit: 'mm', value, limit: diagonal(scene) });
};

/** Computes a value from the radius of the innermost LEDs; undefined where it is not stated. */
function ofRadius({ innerDiameterMm }: LightSize, compute: (radiusMm: number) => number): number | undefined {
  return innerDiameterMm === undefined || innerDiameterMm === null ? undefined : compute(innerDiameterMm / 2);
}

const length = (light: LightSize, needed: (height: number, side: number) => number, scene: LightScene): SizeCheck =>
  sizeAtLeast({
    name: '发光长度',
    unit: 'mm',
    value: light.emittingLengthMm,
    limit: needed(scene.lightDistanceMm, Math.max(scene.fieldWidthMm, scene.fieldHeightMm)),
  });
