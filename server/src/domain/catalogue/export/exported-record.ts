import type { Attributes, ProductSource } from '@shixuan/api';
import type { CategoryEntry } from '../import/category-file';
import type { StoredPicture } from '../pictures/stored-picture';
import { byKey, definedAttributes } from '../quality/stale-values';

/** A product as the database holds it, with what it refers to by id. */
export interface StoredProduct {
  categoryId: number;
  brand: string;
  series: string | null;
  model: string;
  seriesLevel: boolean;
  attrs: Attributes;
  source: ProductSource;
  pictures: readonly StoredPicture[];
}

/** A product as `import/record-schema.ts` reads it, with its fields always in the same order. */
export interface ExportedRecord {
  category: string;
  brand: string;
  series?: string;
  model: string;
  seriesLevel?: true;
  attrs: Attributes;
  source: ProductSource;
  images?: ExportedImage[];
}

export interface ExportedImage {
  file: string;
  kind: '照片' | '图纸';
  caption: string | null;
  credit: string;
  licence: string;
  url: string | null;
}

/** The name under which a picture lies beside the files that name it. */
export const imageFile = ({ id, type }: Pick<StoredPicture, 'id' | 'type'>): string => `${id}.${type}`;

const exportedImage = (picture: StoredPicture): ExportedImage => ({
  file: imageFile(picture),
  kind: picture.kind === 'photo' ? '照片' : '图纸',
  caption: picture.caption,
  credit: picture.credit,
  licence: picture.licence,
  url: picture.url,
});

/** The database keeps the fields of an object in an order of its own; a file that is compared with another needs one. */
const exportedSource = (
  { confidence, tier, url, viaUrl, derived, fieldSources, notes }: ProductSource,
  isDefined: (key: string) => boolean,
) => ({
  confidence,
  tier,
  url,
  viaUrl,
  derived: derived
    .filter(({ key }) => isDefined(key))
    .map(({ key, how, rule }) => ({ key, how, ...(rule && { rule }) })),
  fieldSources: fieldSources
    .filter(({ key }) => isDefined(key))
    .map(each => ({
      key: each.key,
      url: each.url,
      ...(each.tier !== undefined && { tier: each.tier }),
      ...(each.confidence !== undefined && { confidence: each.confidence }),
    })),
  notes,
});

/** The record of a product. Values that its category does not allow any more are left out: no import takes them. */
export function exportedRecord(stored: StoredProduct, { code, attributes }: CategoryEntry): ExportedRecord {
  const attrs: Attributes = {};
  const definitions = byKey(attributes);
  const defined = definedAttributes(stored.attrs, definitions);
  for (const { key } of attributes) {
    const value = defined[key];
    if (value !== undefined) attrs[key] = value;
  }
  return {
    category: code,
    brand: stored.brand,
    ...(stored.series !== null && { series: stored.series }),
    model: stored.model,
    ...(stored.seriesLevel && { seriesLevel: true }),
    attrs,
    source: exportedSource(stored.source, key => definitions.has(key)),
    ...(stored.pictures.length > 0 && { images: stored.pictures.map(exportedImage) }),
  };
}
