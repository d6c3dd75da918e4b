import { brandNames, type CallContent } from '@shixuan/api';
import type { Camera } from '@shixuan/optics/model';
import { boundsOf } from '../../domain/selection/bounds-of';
import { occurringOptions } from '../../domain/selection/occurring-options';
import { partBrands } from '../../domain/selection/part-brands';
import { selectionOf } from '../../domain/selection/selection-of';
import type { PartKind } from '../../domain/selection/selection-parts';
import type { CatalogueHandler, SelectionHandler } from './handler';

export const selectionInit: SelectionHandler<'selectionInit'> = async (_, { catalogue: { index }, solver }) => {
  const selection = await selectionOf(index);
  // Who asks this is about to solve.
  solver.prepare(selection);
  const { kinds, cameras, lenses, lights } = selection;
  const withRole = (role: string) => kinds.filter(kind => kind.role === role);
  const area = cameras.filter(({ kind }) => kind === 'area');
  const line = cameras.filter(({ kind }) => kind === 'line');
  const focal = lenses.flatMap(lens => (lens.kind === 'focal' ? lens : []));
  const fixed = lenses.flatMap(lens => (lens.kind === 'fixed' ? lens : []));
  return {
    kinds: kinds.map(({ role, segment: { category }, parts, lacking }) => ({
      role,
      categoryId: category.id,
      name: category.name,
      total: category.count,
      usable: parts.length,
      lacking: [...lacking].map(([label, count]) => ({ label, count })),
    })),
    brands: partBrands(kinds),
    links: occurringOptions(withRole('camera'), 'interface'),
    cameraMounts: occurringOptions(withRole('camera'), 'mount'),
    lensMounts: occurringOptions(withRole('lens'), 'mount'),
    spectra: occurringOptions(withRole('camera'), 'spectrum'),
    lightShapes: occurringOptions(withRole('light'), 'shape'),
    lightColours: occurringOptions(withRole('light'), 'colours'),
    bounds: {
      pixelsH: boundsOf(cameras, ({ pixelsH }) => pixelsH),
      pixelSizeUm: boundsOf(cameras, ({ pixelSizeUm }) => pixelSizeUm),
      frameRateHz: boundsOf(area, ({ maxRateHz }) => maxRateHz),
      lineRateHz: boundsOf(line, ({ maxRateHz }) => maxRateHz),
      focalLengthMm: boundsOf(focal, ({ focalLengthMm }) => focalLengthMm),
      maxAperture: boundsOf(focal, ({ maxAperture }) => maxAperture),
      minObjectDistanceMm: boundsOf(focal, ({ minObjectDistanceMm }) => minObjectDistanceMm),
      imageCircleMm: boundsOf(lenses, ({ imageCircleMm }) => imageCircleMm),
      magnification: boundsOf(fixed, ({ magnification }) => magnification),
      workingDistanceMm: boundsOf(fixed, ({ workingDistanceMm }) => workingDistanceMm),
      wavelengthNm: boundsOf(lights, ({ wavelengthNm }) => wavelengthNm),
    },
    catalogueVersion: index.version,
  };
};

type Kind = CallContent<'cameraSelectionInit'>['kinds'][number];

export const cameraSelectionInit: CatalogueHandler<'cameraSelectionInit'> = async (_, { catalogue: { index } }) => {
  const { kinds } = await selectionOf(index);
  const cameras = kinds.filter(({ role }) => role === 'camera');
  return { kinds: cameras.flatMap(kind => kindOf(kind) ?? []), catalogueVersion: index.version };
};

/** A category holds cameras of one kind; one without any usable is left out. */
function kindOf(kind: PartKind): Kind | undefined {
  const cameras = kind.parts.flatMap(each => (each.role === 'camera' ? each.part : []));
  const [first] = cameras;
  if (!first) return undefined;
  const options = (key: string) => occurringOptions([kind], key);
  return {
    kind: first.kind,
    categoryId: kind.segment.category.id,
    usable: cameras.length,
    brands: partBrands([kind]).map(brand => ({
      value: String(brand.id),
      label: brandNames(brand),
      count: brand.cameras,
    })),
    links: options('interface'),
    mounts: options('mount'),
    shutters: options('shutter'),
    colours: options('monoColor'),
    spectra: options('spectrum'),
    pixelSizes: pixelSizes(cameras),
    bounds: {
      pixelsH: boundsOf(cameras, ({ pixelsH }) => pixelsH),
      pixelsV: boundsOf(cameras, ({ pixelsV }) => pixelsV),
      maxRateHz: boundsOf(cameras, ({ maxRateHz }) => maxRateHz),
      sensorWidthMm: boundsOf(cameras, ({ pixelsH, pixelSizeUm }) => (pixelsH * pixelSizeUm) / 1000),
      sensorHeightMm: boundsOf(cameras, ({ pixelsV, pixelSizeUm }) => (pixelsV * pixelSizeUm) / 1000),
    },
  };
}

function pixelSizes(cameras: readonly Camera[]): Kind['pixelSizes'] {
  const counts = new Map<number, number>();
  for (const { pixelSizeUm } of cameras) counts.set(pixelSizeUm, (counts.get(pixelSizeUm) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([pixelSizeUm, count]) => ({ pixelSizeUm, count }));
}
