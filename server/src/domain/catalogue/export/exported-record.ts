import type { Attributes, ProductSource } from '@shixuan/api';
import type { CategoryEntry } from '../import/category-file';
import type { StoredPicture } from '../pictures/stored-picture';

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
const exportedSource = ({ confidence, tier, url, viaUrl, derived, fieldSources, notes }: ProductSource) => ({
  confidence,
  tier,
  url,
  viaUrl,
  derived: derived.map(({ key, how, rule }) => ({ key, how, ...(rule && { rule }) })),
  fieldSources: fieldSources.map(each => ({
    key: each.key,
    url: each.url,
    ...(each.tier !== undefined && { tier: each.tier }),
    ...(each.confidence !== undefined && { confidence: each.confidence }),
  })),
  notes,
});

/** The record of a product. Values of attributes that its category does not have any more are left out: no import takes them. */
export function exportedRecord(stored: StoredProduct, { code, attributes }: CategoryEntry): ExportedRecord {
  const attrs: Attributes = {};
  for (const { key } of attributes) {
    const value = stored.attrs[key];
    if (value !== undefined) attrs[key] = value;
  }
  return {
    category: code,
    brand: stored.brand,
    ...(stored.series !== null && { series: stored.series }),
    model: stored.model,
    ...(stored.seriesLevel && { seriesLevel: true }),
    attrs,
    source: exportedSource(stored.source),
    ...(stored.pictures.length > 0 && { images: stored.pictures.map(exportedImage) }),
  };
}
