import { brandNames, type CallContent } from '@shixuan/api';
import type { Camera } from '@shixuan/optics/model';
import { boundsOf } from '../../domain/selection/bounds-of';
import { occurringOptions } from '../../domain/selection/occurring-options';
import { partBrands } from '../../domain/selection/part-brands';
import { selectionOf } from '../../domain/selection/selection-of';
import type { PartKind } from '../../domain/selection/selection-parts';
import type { CatalogueHandler } from './handler';

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
