import { defineFormula } from '../../formula/define-formula';
import { microscan, similarTriangles, visionDoctorLight } from '../../formula/sources/illumination';
import { ownRule } from '../../formula/sources/own-rule';
import {
  entrancePupilMm,
  fieldDiagonalMm,
  fieldSideMm,
  lightHeightMm,
  marginMm,
  outerDiameterMm,
  workingDistanceMm,
} from './variables';

/**
 * Smallest side of a diffuse 背光 at a distance behind the object, mm. From every point of the pupil, the light has to fill the
 * field.
 * @throws OpticsInputError
 */
export const backlightSideMm = defineFormula<{
  fieldSideMm: number;
  gapMm: number;
  workingDistanceMm: number;
  entrancePupilMm: number;
  marginMm: number;
}>({
  symbol: 'S_L',
  label: '背光边长',
  unit: 'mm',
  expression: 'FOV × (1 + d ÷ WD) + D_EP × d ÷ WD + q',
  inputs: {
    fieldSideMm,
    gapMm: { symbol: 'd', label: '物体到背光的距离', unit: 'mm', min: 0, max: 100_000 },
    workingDistanceMm,
    entrancePupilMm,
    marginMm,
  },
  source: { ...visionDoctorLight, name: `${visionDoctorLight.name}；${similarTriangles.name}` },
  compute: ({ fieldSideMm: side, gapMm, workingDistanceMm: wd, entrancePupilMm: pupil, marginMm: margin }) =>
    side * (1 + gapMm / wd) + (pupil * gapMm) / wd + margin,
});

/** Smallest diameter of a round 平行背光, mm; its beam does not diverge. @throws OpticsInputError */
export const collimatedBacklightDiameterMm = defineFormula<{ fieldDiagonalMm: number; marginMm: number }>({
  symbol: 'Ø_L',
  label: '平行背光口径',
  unit: 'mm',
  expression: 'FOV_d + q',
  inputs: { fieldDiagonalMm, marginMm },
  source: similarTriangles,
  compute: ({ fieldDiagonalMm: diagonal, marginMm: margin }) => diagonal + margin,
});

/** Smallest side of a rectangular 平行背光, mm; its beam does not diverge. @throws OpticsInputError */
export const collimatedBacklightSideMm = defineFormula<{ fieldSideMm: number; marginMm: number }>({
  symbol: 'S_L',
  label: '平行背光边长',
  unit: 'mm',
  expression: 'FOV + q',
  inputs: { fieldSideMm, marginMm },
  source: similarTriangles,
  compute: ({ fieldSideMm: side, marginMm: margin }) => side + margin,
});

/**
 * Smallest side of the source inside a 同轴光源, mm; twice the field for a source at the distance of the lens.
 * @throws OpticsInputError
 */
export const coaxialSourceMm = defineFormula<{
  fieldSideMm: number;
  sourceDistanceMm: number;
  workingDistanceMm: number;
  entrancePupilMm: number;
}>({
  symbol: 'S_L',
  label: '同轴光发光面边长',
  unit: 'mm',
  expression: 'FOV × (1 + s ÷ WD) + D_EP × s ÷ WD',
  inputs: {
    fieldSideMm,
    sourceDistanceMm: { symbol: 's', label: '展开后发光面到物体的距离', unit: 'mm', min: 0, max: 100_000 },
    workingDistanceMm,
    entrancePupilMm,
  },
  source: { ...microscan, name: `${microscan.name}；${similarTriangles.name}` },
  compute: ({ fieldSideMm: side, sourceDistanceMm: distance, workingDistanceMm: wd, entrancePupilMm: pupil }) =>
    side * (1 + distance / wd) + (pupil * distance) / wd,
});

/**
 * Smallest opening of a light between lens and object that does not obstruct the view, mm: the hole of a ring or dome, the
 * window of a coaxial light.
 * @throws OpticsInputError
 */
export const viewOpeningMm = defineFormula<{
  fieldDiagonalMm: number;
  lightHeightMm: number;
  workingDistanceMm: number;
  entrancePupilMm: number;
}>({
  symbol: 'Ø_h',
  label: '观察孔直径',
  unit: 'mm',
  expression: 'FOV_d × (1 − h ÷ WD) + D_EP × h ÷ WD',
  inputs: { fieldDiagonalMm, lightHeightMm, workingDistanceMm, entrancePupilMm },
  source: { ...visionDoctorLight, name: `${visionDoctorLight.name}；${similarTriangles.name}` },
  relation: ({ lightHeightMm: height, workingDistanceMm: wd }) =>
    height <= wd
      ? undefined
      : { field: 'lightHeightMm', message: `光源高度：应不大于工作距离 ${wd} mm，光源在镜头与物体之间` },
  compute: ({ fieldDiagonalMm: diagonal, lightHeightMm: height, workingDistanceMm: wd, entrancePupilMm: pupil }) =>
    diagonal * (1 - height / wd) + (pupil * height) / wd,
});

/**
 * Height above the object of a ring or dome, as a share of the working distance, that it is judged and drawn at where none is
 * stated. It is set on trial: the limit there is told beside the least one of all heights. Low-angle and coaxial lights have
 * places of their own: `light-placement.ts`.
 */
export const usualOpeningHeight = {
  ofWorkingDistance: 0.6,
  source: ownRule('环形光、穹顶光高度未定时，按工作距离的 0.6 倍核对'),
} as const;

/**
 * `viewOpeningMm` for an object-space telecentric lens, mm. Its chief rays are parallel, so that the view keeps the width of the
 * field; the cone of rays of each point is added.
 * @throws OpticsInputError
 */
export const telecentricViewOpeningMm = defineFormula<{
  fieldDiagonalMm: number;
  lightHeightMm: number;
  workingDistanceMm: number;
  coneMm: number;
}>({
  symbol: 'Ø_h',
  label: '观察孔直径（远心）',
  unit: 'mm',
  expression: 'FOV_d + D_c × h ÷ WD',
  inputs: {
    fieldDiagonalMm,
    lightHeightMm,
    workingDistanceMm,
    coneMm: { symbol: 'D_c', label: '一点的光锥在镜头前端的直径', unit: 'mm', min: 0, max: 1000 },
  },
  source: similarTriangles,
  validity: '物方远心：主光线与光轴平行',
  compute: ({ fieldDiagonalMm: diagonal, lightHeightMm: height, workingDistanceMm: wd, coneMm: cone }) =>
    diagonal + (cone * height) / wd,
});

/**
 * Largest opening that the housing of a ring light leaves, mm, where none is stated: the wall holds a board with LEDs. Rings with
 * both diameters stated leave at most 0.85 of the outer one.
 * @throws OpticsInputError
 */
export const largestRingOpeningMm = defineFormula<{ outerDiameterMm: number }>({
  symbol: 'Ø_h,max',
  label: '环形光观察孔上限',
  unit: 'mm',
  expression: 'max(0, min(0.85 × D, D − 10))',
  inputs: { outerDiameterMm },
  source: ownRule('环形光孔径未标注时，壁厚按不小于 5 mm 且孔径不大于外径的 0.85 倍'),
  compute: ({ outerDiameterMm: outer }) => Math.max(0, Math.min(0.85 * outer, outer - 10)),
});

/** The same for a dome, mm: with both diameters stated, openings are 0.15 to 0.36 of the outer diameter. @throws OpticsInputError */
export const largestDomeOpeningMm = defineFormula<{ outerDiameterMm: number }>({
  symbol: 'Ø_h,max',
  label: '穹顶光观察孔上限',
  unit: 'mm',
  expression: '0.4 × D',
  inputs: { outerDiameterMm },
  source: ownRule('穹顶光孔径未标注时按不大于外径的 0.4 倍'),
  compute: ({ outerDiameterMm: outer }) => 0.4 * outer,
});

/** Smallest inner diameter of a 穹顶光 close to the part, mm. @throws OpticsInputError */
export const domeDiameterMm = defineFormula<{ fieldDiagonalMm: number }>({
  symbol: 'Ø_D',
  label: '穹顶内径',
  unit: 'mm',
  expression: '2 × FOV_d',
  inputs: { fieldDiagonalMm },
  source: ownRule('穹顶内径不小于视野对角线的 2 倍'),
  validity: '穹顶贴近工件',
  compute: ({ fieldDiagonalMm: diagonal }) => 2 * diagonal,
});
