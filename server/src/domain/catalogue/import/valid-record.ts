import type { Attributes, ProductSource } from '@shixuan/api';
import type { StoredPicture } from '../pictures/stored-picture';
import type { BrandEntry } from './brand-file';
import type { ImageEntry } from './record-schema';

/** A record that may be written to the database as it is. */
export interface ValidRecord {
  /** Number within its file, from 1. */
  record: number;
  /** Identity across imports: `productKey(brand.name, model)`. */
  key: string;
  categoryId: number;
  /** The known brand, written as it is known; a brand not yet known comes with null for all but its name. */
  brand: BrandEntry;
  /** True when `brand` is not among the known brands: it is to be created. */
  newBrand: boolean;
  series: string | null;
  model: string;
  seriesLevel: boolean;
  /** Chinese name and summary, made from category and attributes. */
  name: string;
  summary: string;
  /** Known values only, in the order of the category's definitions. */
  attrs: Attributes;
  source: ProductSource;
  /** Pictures as the file names them; undefined where it does not speak of pictures. */
  images?: readonly ImageEntry[] | undefined;
  /** The same once their files are read. Undefined: the product keeps the pictures that it has. */
  pictures?: readonly StoredPicture[];
}
