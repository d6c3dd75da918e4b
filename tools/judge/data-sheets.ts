import { z } from 'zod';

/** A product as its data file states it. The judge reads nothing else of a product. */
const sheet = z.object({
  category: z.string(),
  brand: z.string(),
  series: z.string().nullish(),
  model: z.string(),
  attrs: z.record(z.string(), z.unknown()),
});
export type Sheet = z.infer<typeof sheet> & { id: number };
export type Attrs = Sheet['attrs'];

const categories = [
  'area-camera',
  'line-camera',
  'fa-lens',
  'line-lens',
  'telecentric-lens',
  'light',
  'grabber',
  'line-3d',
  'face-3d',
] as const;

/** All products that a selection chooses from, numbered through; `id` is the place in the list plus 1. */
export async function dataSheets(): Promise<readonly Sheet[]> {
  const files = await Promise.all(
    categories.map(async (category): Promise<unknown> => {
      const file: { default: unknown } = await import(`../../data/products/${category}.json`);
      return file.default;
    }),
  );
  return files.flatMap(file => z.array(sheet).parse(file)).map((each, index) => ({ ...each, id: index + 1 }));
}

/** A number above 0; null: not stated. */
export function figure(attrs: Attrs, key: string): number | null {
  const value = attrs[key];
  return typeof value === 'number' && value > 0 ? value : null;
}

export const word = (attrs: Attrs, key: string): string | null =>
  typeof attrs[key] === 'string' ? String(attrs[key]) : null;

/** One text or several. */
export const words = (attrs: Attrs, key: string): readonly string[] => [attrs[key] ?? []].flat().map(String);

/** `[low, high]` with an open low end as 0. */
export function span(attrs: Attrs, key: string): readonly [number, number] | null {
  const value = attrs[key];
  if (!Array.isArray(value)) return null;
  const [low, high]: unknown[] = value;
  return typeof high === 'number' ? [typeof low === 'number' ? low : 0, high] : null;
}

/** µm; of a sensor of which only the width is printed, that over its pixels. */
export function pitchUm(camera: Attrs): number {
  const pixels = figure(camera, 'resolutionH') ?? figure(camera, 'pixels') ?? Number.NaN;
  const side = figure(camera, 'sensorWidthMm') ?? figure(camera, 'lineLengthMm') ?? Number.NaN;
  return figure(camera, 'pixelSizeUm') ?? (1000 * side) / pixels;
}

/** Sides of the sensor, mm; the height of a line is 0. */
export function sensorMm(camera: Attrs): readonly [number, number] {
  const pitch = pitchUm(camera) / 1000;
  const line = figure(camera, 'pixels');
  if (line !== null) return [line * pitch, 0];
  return [(figure(camera, 'resolutionH') ?? 0) * pitch, (figure(camera, 'resolutionV') ?? 0) * pitch];
}

/** Diagonals that names of formats stand for, mm; of other names 16 mm to the inch, 18 below half an inch. */
const formats: Readonly<Record<string, number>> = {
  '1/1.8in': 9,
  '2/3in': 11,
  '1.1in': 17.6,
  '4/3in': 22,
  '35mm': 43.3,
};
export function diagonalOf(format: string | null): number | null {
  if (format === null) return null;
  const [, over, under] = /^([\d.]+)(?:\/([\d.]+))?in$/.exec(format) ?? [];
  const inches = Number(over) / Number(under ?? 1);
  return formats[format] ?? (over === undefined ? null : inches * (inches < 0.5 ? 18 : 16));
}
