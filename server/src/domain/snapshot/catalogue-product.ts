import type { Attributes, ProductRow, ProductSource } from '@shixuan/api';
import { withDerivedAttributes } from '../catalogue/derived-attributes';
import type { IndexProduct } from '../catalogue/index/index-input';
import { type StoredPicture, thumbnailAddress } from '../catalogue/pictures/stored-picture';
import { drawProduct } from '../drawings';

type Fields = Omit<IndexProduct, 'drawing'> & { categoryCode: string };
type Drawing = ProductRow['drawing'];

/** A product as the database has it. Its drawing is measured when first asked for: doing so for all would delay the start. */
export class CatalogueProduct implements IndexProduct {
  readonly id: number;
  readonly categoryId: number;
  readonly brand: IndexProduct['brand'];
  readonly series: string | null;
  readonly model: string;
  readonly name: string;
  readonly summary: string;
  readonly attrs: Attributes;
  readonly source: ProductSource;
  readonly seriesLevel: boolean;
  readonly updatedAt: string;
  readonly pictures: readonly StoredPicture[];
  readonly #categoryCode: string;
  #drawing: Drawing | undefined;

  constructor(fields: Fields) {
    this.id = fields.id;
    this.categoryId = fields.categoryId;
    this.brand = fields.brand;
    this.series = fields.series;
    this.model = fields.model;
    this.name = fields.name;
    this.summary = fields.summary;
    const { attrs, source } = withDerivedAttributes(fields.categoryCode, fields);
    this.attrs = attrs;
    this.source = source;
    this.seriesLevel = fields.seriesLevel;
    this.updatedAt = fields.updatedAt;
    this.pictures = fields.pictures ?? [];
    this.#categoryCode = fields.categoryCode;
  }

  get drawing(): Drawing {
    this.#drawing ??= this.#measure();
    return this.#drawing;
  }

  #measure(): Drawing {
    const label = `${this.brand.nameZh ?? this.brand.name} ${this.model}`;
    const { attrs, series } = this;
    const { widthMm, heightMm, toScale } = drawProduct({ categoryCode: this.#categoryCode, attrs, label, series });
    const [picture] = this.pictures;
    const src = `/Uploads/products/${this.id}.svg`;
    return { src, widthMm, heightMm, toScale, ...(picture && { thumbnail: thumbnailAddress(picture) }) };
  }
}
