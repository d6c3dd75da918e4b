import type { System } from '@shixuan/optics/checks';
import type { Trace } from '@shixuan/optics/formula';
import { type Check, type Requirements, requirementTraces } from '@shixuan/optics/model';
import { fieldOfViewAtWorkingDistance } from '@shixuan/optics/physics';
import { lensFacts } from '@shixuan/optics/setting';
import { quantityText } from './printed-quantity';

const fieldCheck = 'field-of-view';
/** Fields that differ by less are printed alike. */
const alike = 1e-4;

/**
 * The checks with the derivation of the field at the nominal figures, as that of the magnification has them and as whoever computes it
 * again takes them. The least favourable end, which the check judged, follows where it is another field.
 */
export const withNominalField = (checks: readonly Check[], need: Requirements, system: System): Check[] =>
  checks.map(check => (check.id === fieldCheck ? { ...check, traces: fieldTraces(check, need, system) } : check));

function fieldTraces({ traces }: Check, need: Requirements, { lens, setting }: System): readonly Trace[] {
  const { plane } = lensFacts(lens);
  const { workingDistanceMm, fieldWidthMm, fieldHeightMm, magnification } = setting;
  if (plane?.basis !== 'assumed' || !workingDistanceMm) return traces;
  const asked = requirementTraces(need).slice(0, need.lineScan ? 1 : 2);
  const sides = need.lineScan ? [fieldWidthMm] : [fieldWidthMm, fieldHeightMm];
  const nominal = sides.map(field =>
    fieldOfViewAtWorkingDistance.trace({
      sensorSideMm: field.nominal * magnification.nominal,
      focalLengthMm: plane.focalLengthMm,
      workingDistanceMm: workingDistanceMm.nominal,
      principalPlaneOffsetMm: plane.nominalMm,
    }),
  );
  const least = traces.slice(asked.length).reduce<Trace | null>((a, b) => (a && a.result <= b.result ? a : b), null);
  const differs = sides.some(({ low, nominal }) => low < nominal * (1 - alike));
  return [...asked, ...nominal, ...(least && differs ? [{ ...least, label: `${least.label}（前主面按最不利）` }] : [])];
}

/** What the derivations of field and magnification put in where the maker states no principal plane, by the id of the check. */
export function derivationNotes({ lens, setting: { workingDistanceMm } }: System): Record<string, string> {
  const { plane } = lensFacts(lens);
  if (plane?.basis !== 'assumed' || !workingDistanceMm) return {};
  const said = `前主面位置未标注，在镜头前端之后 ${quantityText(plane.lowMm, '')}～${quantityText(plane.highMm, 'mm')}；按标称值代入：前主面 ${quantityText(plane.nominalMm, 'mm')}，工作距离 ${quantityText(workingDistanceMm.nominal, 'mm')}`;
  return { [fieldCheck]: said, magnification: said };
}
