import type { Camera, Lens } from '@shixuan/optics/model';
import type { Catalogue } from '@shixuan/optics/solve';

/** How much the parts of one copy differ from those of the next, share of the figure. */
const SHARE = 0.003;

/**
 * A catalogue multiplied so that no two parts are alike: every copy differs a little in its figures, so that no result
 * can be shared between parts.
 * @param sensors `same`: as catalogues grow, more cameras and more lenses around the sensors that are made; `own`:
 * every copy of a camera has a sensor that no other has, so pairs of sensor and lens grow with the square
 */
export function enlarged(parts: Catalogue, times: number, sensors: 'same' | 'own'): Catalogue {
  const rounds = Array.from({ length: times }, (_, round) => round);
  const copied = <P extends { id: number; model: string }>(part: P, round: number): P =>
    round === 0 ? part : { ...part, id: part.id + round * 1e6, model: `${part.model}-${round}` };
  const copies = <P extends { id: number; model: string }>(list: readonly P[], vary: (part: P, by: number) => P): P[] =>
    rounds.flatMap(round => list.map(part => vary(copied(part, round), 1 + SHARE * round)));
  const same = <P>(part: P) => part;
  return {
    cameras: copies(parts.cameras, sensors === 'same' ? withOtherRate : withOtherSensor),
    lenses: copies(parts.lenses, withOtherOptics),
    lights: copies(parts.lights, same),
    grabbers: copies(parts.grabbers, same),
  };
}

const scaled = (figure: number | null, by: number) => (figure === null ? null : figure * by);

const withOtherRate = (camera: Camera, by: number): Camera => ({ ...camera, maxRateHz: scaled(camera.maxRateHz, by) });

const withOtherSensor = (camera: Camera, by: number): Camera => ({
  ...withOtherRate(camera, by),
  pixelSizeUm: camera.pixelSizeUm * by,
});

const withOtherOptics = (lens: Lens, by: number): Lens =>
  lens.kind === 'focal'
    ? { ...lens, focalLengthMm: lens.focalLengthMm * by, maxAperture: scaled(lens.maxAperture, by) }
    : { ...lens, magnification: lens.magnification * by, fNumber: scaled(lens.fNumber, by) };
