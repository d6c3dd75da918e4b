import { boundsOf } from '../../domain/selection/bounds-of';
import { occurringOptions } from '../../domain/selection/occurring-options';
import { partBrands } from '../../domain/selection/part-brands';
import { selectionOf } from '../../domain/selection/selection-of';
import type { SelectionHandler } from './handler';

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
