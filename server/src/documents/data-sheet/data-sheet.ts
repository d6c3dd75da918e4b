import { type AttributeDefinition, applies, brandNames, isKnown, isMissing, leadingFigures } from '@shixuan/api';
import { formatValue, spaced } from '@shixuan/api/format-value';
import type { IndexProduct } from '../../domain/catalogue/index/index-input';
import type { Segment } from '../../domain/catalogue/index/segment';
import type { PictureType } from '../../domain/catalogue/pictures/picture-file';
import type { LoadedPicture } from '../../domain/catalogue/pictures/pictures-of-index';
import { pictureText, type StoredPicture } from '../../domain/catalogue/pictures/stored-picture';
import { drawProduct } from '../../domain/drawings';
import { confidenceText } from './confidence-text';

export interface SheetRow {
  label: string;
  /** Null: 未标注; only in reports, a data sheet leaves such rows out. */
  value: string | null;
  /** With the space that goes before it; empty for figures without one. */
  unit: string;
  /** Computed from other figures. */
  derived: boolean;
}

/** Content of a data sheet for typesetting. Plain data, so that it can be sent to another thread. */
export interface DataSheet {
  category: string;
  /** `海康机器人 Hikrobot` */
  brand: string;
  series: string | null;
  model: string;
  name: string;
  /** A sentence when the record is about a whole series. */
  warning: string | null;
  drawing: { svg: string; caption: string };
  /** A picture that an import brought, shown instead of the drawing. */
  picture?: { bytes: Uint8Array; type: PictureType; caption: string };
  /** The known figures that lead, most deciding first. */
  keyFigures: SheetRow[];
  /** Known figures only. */
  groups: { title: string; rows: SheetRow[] }[];
  /** Labels of the attributes that are not known. */
  missing: string[];
  /** Labels of the attributes that a product of this kind cannot have. */
  inapplicable: string[];
  /** The note of the source, where key figures are missing: it often holds a figure that fits no attribute. */
  note: string | null;
  source: { term: string; text: string }[];
  /** ISO 8601, of the last change of the record. */
  updatedAt: string;
  /** Address of the product's page; empty when the site's own address is not known. */
  address: string;
}

/**
 * The data sheet of a product.
 * @param origin of the product's page, `https://host` or empty
 * @param picture shown instead of the drawing
 */
export function dataSheet(
  { category, attributes }: Segment,
  product: IndexProduct,
  origin: string,
  picture?: LoadedPicture,
): DataSheet {
  const computed = new Set(product.source.derived.map(({ key }) => key));
  const row = (attribute: AttributeDefinition): SheetRow => ({
    label: attribute.label,
    value: formatValue(attribute, product.attrs[attribute.key]),
    unit: attribute.type === 'number' || attribute.type === 'range' ? spaced(attribute.unit) : '',
    derived: computed.has(attribute.key),
  });
  const known = attributes.filter(({ key }) => isKnown(product.attrs, key));
  const missing = attributes.filter(attribute => isMissing(attribute, product.attrs));
  const note = missing.some(({ keyFigure }) => keyFigure !== undefined) ? product.source.notes : null;
  const titles = [...new Set(known.map(({ group }) => group))];
  const label = `${product.brand.nameZh ?? product.brand.name} ${product.model}`;
  return {
    category: category.name,
    brand: brandNames(product.brand),
    series: product.series,
    model: product.model,
    name: product.name,
    warning: product.seriesLevel ? '这是一个系列的资料，不是可以订购的型号；具体型号的参数以厂家资料为准。' : null,
    drawing: {
      svg: drawProduct({ categoryCode: category.code, attrs: product.attrs, label, series: product.series }).svg,
      caption: product.drawing.toScale
        ? '外形按已知尺寸的比例绘制，细节与内部为示意'
        : '外形图，浅色线为同类产品的典型比例，尺寸以厂家图纸为准',
    },
    ...(picture && { picture: { bytes: picture.bytes, type: picture.type, caption: pictureText(picture) } }),
    keyFigures: leadingFigures(attributes, product.attrs).map(row),
    groups: titles.map(title => ({ title, rows: known.filter(({ group }) => group === title).map(row) })),
    missing: missing.map(({ label }) => label),
    inapplicable: attributes
      .filter(attribute => !isKnown(product.attrs, attribute.key) && !applies(attribute, product.attrs))
      .map(({ label }) => label),
    note,
    source: [
      ...sourceLines(note === null ? product.source : { ...product.source, notes: null }, attributes),
      ...pictureLines(product.pictures ?? []),
    ],
    updatedAt: product.updatedAt,
    address: origin ? `${origin}/goods/detail?id=${product.id}` : '',
  };
}

function sourceLines(source: IndexProduct['source'], attributes: readonly AttributeDefinition[]): DataSheet['source'] {
  const { confidence, url, viaUrl, derived, notes } = source;
  const labelOf = (key: string) => attributes.find(attribute => attribute.key === key)?.label ?? key;
  const lines = [
    { term: '可信度', text: confidenceText(confidence) },
    { term: '出处', text: url ?? '公开资料，未记录网址' },
    ...(viaUrl && viaUrl !== url ? [{ term: '经由', text: viaUrl }] : []),
    ...derived.map(({ key, how }) => ({ term: '推算', text: `${labelOf(key)}：${how}` })),
    ...(notes ? [{ term: '备注', text: notes }] : []),
  ];
  return lines;
}

const pictureLines = (pictures: readonly StoredPicture[]): DataSheet['source'] =>
  pictures.map(picture => {
    const said = pictureText(picture);
    return { term: '图片', text: picture.url === null ? said : `${picture.url}（${said}）` };
  });
