import type { SystemRow } from '@shixuan/api/client';
import type { Light, Requirements } from '@shixuan/optics/model';
import { lightAsGiven, type SolvedSystem } from '@shixuan/optics/solve';
import { pairRow } from './pair-row';

/**
 * A whole system. Its verdicts are those with its first light and grabber; how its light works has been judged before.
 * @param explain adds reasons, remedies and derivations of every check
 * @param given the light that the visitor has: the only one of the row, whether it fits or not
 */
export function systemRow(need: Requirements, system: SolvedSystem, explain: boolean, given?: Light): SystemRow {
  const { camera, lens, setting, link } = system;
  const lights = given ? [{ ...lightAsGiven(need, system, given), why: undefined }] : system.lights;
  const [light] = lights;
  const [grabber] = link.grabbers;
  const checked = { camera, lens, setting, light: light?.light, grabber: grabber?.grabber };
  return {
    ...pairRow(need, system, {
      system: checked,
      ...(light && { known: { 'light-function': light.function, 'light-geometry': light.geometry } }),
      explain,
    }),
    lights: lights.map(({ light, technique, function: lightFunction, geometry, colourFits, why }) => ({
      lightId: light.id,
      technique: technique?.id ?? '',
      function: lightFunction,
      geometry,
      colourFits,
      ...(why !== undefined && { why }),
    })),
    link: {
      host: link.host,
      text: link.text,
      cable: link.cable && { verdict: link.cable.verdict, text: link.cable.text },
      grabbers: link.grabbers.map(({ grabber, verdict }) => ({ grabberId: grabber.id, verdict })),
    },
  };
}

/** Ids of all parts that rows name. */
export const idsOf = (rows: readonly SystemRow[]): number[] =>
  rows.flatMap(({ cameraId, lensId, lights, link }) => [
    cameraId,
    lensId,
    ...lights.map(({ lightId }) => lightId),
    ...link.grabbers.map(({ grabberId }) => grabberId),
  ]);
