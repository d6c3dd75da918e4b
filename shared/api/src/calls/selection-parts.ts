import type * as model from '@shixuan/optics/model';
import { z } from 'zod';
import { ProductRow } from '../product';
import { RangeOf } from './selection-figures';

const figure = z.number().nullable();
const word = z.string().nullable();

const part = {
  /** Of the product; 0: a sensor that was typed. */
  id: z.number().int().nonnegative(),
  brand: z.string(),
  series: word,
  model: z.string(),
};

/** The data of a camera that the engine computes with. A figure that is not stated is null. */
export const Camera = z.object({
  ...part,
  kind: z.enum(['area', 'line']),
  pixelsH: z.number(),
  pixelsV: z.number(),
  pixelSizeUm: z.number(),
  shutter: z.enum(['global', 'rolling']).nullable(),
  colour: z.enum(['mono', 'color']).nullable(),
  maxRateHz: figure,
  bitDepth: figure,
  maxSnrDb: figure,
  link: word,
  linkLanes: figure,
  mounts: z.array(z.string()).readonly(),
  spectrum: word,
  sizeMm: z.object({ width: z.number(), height: z.number(), length: figure }).nullable(),
  powerW: figure,
}) satisfies z.ZodType<model.Camera>;

const anyLens = {
  ...part,
  mount: word,
  flangeMm: figure,
  imageCircleMm: figure,
  maxSensorFormat: word,
  distortionPct: figure,
  resolutionLpMm: figure,
  megapixels: figure,
  minPixelUm: figure,
  spectralRangeNm: RangeOf.nullable(),
  diameterMm: figure,
  lengthMm: figure,
  weightG: figure,
};

const FocalLens = z.object({
  ...anyLens,
  kind: z.literal('focal'),
  focalLengthMm: z.number(),
  maxAperture: figure,
  minAperture: figure,
  minObjectDistanceMm: figure,
  maxMagnification: figure,
  minMagnification: figure,
  filterThread: word,
}) satisfies z.ZodType<model.FocalLens>;

const FixedLens = z.object({
  ...anyLens,
  kind: z.literal('fixed'),
  telecentric: z.enum(['object', 'bi']).nullable(),
  magnification: z.number(),
  magnificationRange: RangeOf.nullable(),
  workingDistanceMm: figure,
  fNumber: figure,
  nominalFNumber: figure,
  telecentricityDeg: figure,
  objectFovDiameterMm: figure,
  depthOfFieldMm: figure,
  depthOfFieldCondition: word,
  coaxial: z.boolean().nullable(),
}) satisfies z.ZodType<model.FixedLens>;

export const Lens = z.discriminatedUnion('kind', [FocalLens, FixedLens]) satisfies z.ZodType<model.Lens>;

export const Light = z.object({
  ...part,
  shape: z.string(),
  colours: z.array(z.string()).readonly(),
  wavelengthNm: figure,
  wavelengthRangeNm: RangeOf.nullable(),
  angleDeg: figure,
  emittingLengthMm: figure,
  emittingWidthMm: figure,
  outerDiameterMm: figure,
  innerDiameterMm: figure,
  lengthMm: figure,
  widthMm: figure,
  powerW: figure,
  strobe: z.boolean().nullable(),
}) satisfies z.ZodType<model.Light>;

export const Grabber = z.object({
  ...part,
  link: z.string(),
  linkSpeed: word,
  channels: figure,
  bandwidthMBs: figure,
  bandwidthSide: z.enum(['camera', 'host']).nullable(),
  pcieGen: figure,
  pcieLanes: figure,
  powerPerPortW: figure,
}) satisfies z.ZodType<model.Grabber>;

/** What lists show of a product, without the attributes: `part` has those that count. */
const product = ProductRow.omit({ attrs: true });

const selected = <Role extends string, Facts extends z.ZodType>(role: Role, facts: Facts) =>
  z.object({ role: z.literal(role), product, part: facts });

/**
 * A product as the selection pages show it, with all data that the engine in the browser needs: opening, choosing or
 * fixing a row makes no further call.
 */
export const SelectedPart = z.discriminatedUnion('role', [
  selected('camera', Camera),
  selected('lens', Lens),
  selected('light', Light),
  selected('grabber', Grabber),
]);
export type SelectedPart = z.infer<typeof SelectedPart>;
export type PartRole = SelectedPart['role'];

/** Parts that rows name by id, each once. */
export const PartsById = z.array(SelectedPart);
