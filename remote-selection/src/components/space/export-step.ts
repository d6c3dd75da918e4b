import { type PlacedSolid, writeStepAssembly } from '@shixuan/optics/step';
import type { Rectangle, SpaceBody, SpaceModel } from './space-model';

/** Flatter bodies are no solids, mm. */
const THINNEST_MM = 0.001;

/**
 * The set-up as a STEP assembly, mm, z upwards from the plane in focus: parts, light, object, and what is seen, each a part of its own under its name. What has no
 * thickness is left out.
 * @param title of the whole
 */
export const spaceStep = (model: SpaceModel, title: string): Blob =>
  new Blob([writeStepAssembly(placedSolids(model), title)], { type: 'model/step' });

export const placedSolids = ({ bodies }: SpaceModel): PlacedSolid[] => bodies.map(placed).filter(isSolid);

function placed(body: SpaceBody): PlacedSolid {
  const { name } = body;
  if (body.kind === 'hull') {
    const [lower, upper] = body.from.zMm < body.to.zMm ? [body.from, body.to] : [body.to, body.from];
    const solid = { kind: 'hull', lower: endOf(lower), upper: endOf(upper), length: upper.zMm - lower.zMm } as const;
    return { name, solid, at: [0, 0, lower.zMm] };
  }
  const [x, y, z] = body.at;
  if (body.kind === 'box') {
    const [width, height, length] = body.size;
    return { name, solid: { kind: 'box', width, height, length }, at: [x, y, z - length / 2] };
  }
  const { diameterMm: diameter, lengthMm: length, openingMm: opening } = body;
  const solid =
    opening === undefined
      ? ({ kind: 'cylinder', diameter, length } as const)
      : ({ kind: 'ring', diameter, opening, length } as const);
  return { name, solid, at: [x, y, z - length / 2] };
}

const endOf = ({ halfWidthMm, halfHeightMm, offsetMm = 0 }: Rectangle) => ({
  halfWidth: halfWidthMm,
  halfHeight: halfHeightMm,
  offset: offsetMm,
});

function isSolid({ solid }: PlacedSolid): boolean {
  const sizes =
    solid.kind === 'hull'
      ? [solid.lower, solid.upper].flatMap(({ halfWidth, halfHeight }) => [2 * halfWidth, 2 * halfHeight])
      : solid.kind === 'box'
        ? [solid.width, solid.height]
        : solid.kind === 'ring'
          ? [solid.diameter - solid.opening]
          : [solid.diameter];
  return Math.min(solid.length, ...sizes) > THINNEST_MM;
}
