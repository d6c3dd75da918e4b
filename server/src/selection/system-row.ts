import type { SystemRow } from '@shixuan/api/client';
import type { Requirements, SolvedSystem } from '@shixuan/optics';
import { pairRow } from './pair-row';

/** A whole system; its verdicts are those with its first light and grabber. Which way the light works is judged already. */
export function systemRow(need: Requirements, system: SolvedSystem): SystemRow {
  const { camera, lens, setting, lights, link } = system;
  const [light] = lights;
  const [grabber] = link.grabbers;
  const checked = { camera, lens, setting, light: light?.light, grabber: grabber?.grabber };
  return {
    ...pairRow(need, system, checked, light && { 'light-function': light.function }),
    lights: lights.map(({ light, technique, function: lightFunction, geometry, colourFits }) => ({
      lightId: light.id,
      technique: technique.id,
      function: lightFunction,
      geometry,
      colourFits,
    })),
    link: {
      host: link.host,
      text: link.text,
      cable: link.cable && { verdict: link.cable.verdict, text: link.cable.text },
      grabbers: link.grabbers.map(({ grabber, verdict }) => ({ grabberId: grabber.id, verdict })),
    },
  };
}

/** Every part that rows name. */
export const idsOf = (rows: readonly SystemRow[]): number[] =>
  rows.flatMap(({ cameraId, lensId, lights, link }) => [
    cameraId,
    lensId,
    ...lights.map(({ lightId }) => lightId),
    ...link.grabbers.map(({ grabberId }) => grabberId),
  ]);
