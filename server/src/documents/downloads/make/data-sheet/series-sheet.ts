import { type AttributeDefinition, brandNames, type ProductSource } from '@shixuan/api';
import { formatValue, formatWithUnit } from '@shixuan/api/format-value';
import type { IndexProduct } from '../../../../domain/catalogue/index/index-input';
import type { Segment } from '../../../../domain/catalogue/index/segment';
import { confidenceText } from '../../../data-sheet/confidence-text';
import { spanText } from './span-text';

export interface SeriesColumn {
  label: string;
  /** Empty for figures without one. */
  unit: string;
  numeric: boolean;
}

export interface SeriesCell {
  /** Null: 未标注. */
  value: string | null;
  /** Computed from other figures. */
  derived: boolean;
}

export interface SeriesModel {
  model: string;
  /** The record describes the whole series. */
  seriesLevel: boolean;
  cells: SeriesCell[];
}

/** Content of a series' data sheet for typesetting. Plain data, so that it can be sent to another thread. */
export interface SeriesSheet {
  category: string;
  /** `海康机器人 Hikrobot` */
  brand: string;
  series: string;
  /** Key figures over all models: `12～25 mm`. */
  spans: { label: string; text: string }[];
  /** Figures that all models state alike. */
  common: { label: string; text: string }[];
  /** Figures that differ between models, or that only some models state. */
  columns: SeriesColumn[];
  models: SeriesModel[];
  /** Labels of figures that no model states. */
  unknown: string[];
  source: { term: string; text: string }[];
  /** ISO 8601, of the youngest record. */
  updatedAt: string;
}

/** The data sheet of a series. @param products all of one brand and series; at least one */
export function seriesSheet({ category, attributes }: Segment, products: readonly IndexProduct[]): SeriesSheet {
  const [first] = products;
  if (!first) throw new RangeError('a series has models');
  const known = attributes.filter(({ key }) => products.some(({ attrs }) => attrs[key] !== undefined));
  const alike = known.filter(attribute => statedAlike(attribute, products));
  const apart = known.filter(attribute => !alike.includes(attribute));
  const keyFigures = attributes
    .filter(({ keyFigure }) => keyFigure !== undefined)
    .sort((a, b) => (a.keyFigure ?? 0) - (b.keyFigure ?? 0));
  return {
    category: category.name,
    brand: brandNames(first.brand),
    series: first.series ?? '',
    spans: keyFigures.map(attribute => ({ label: attribute.label, text: spanText(attribute, products) })),
    common: alike.map(attribute => ({
      label: attribute.label,
      text: `${formatWithUnit(attribute, first.attrs[attribute.key])}${isDerived(first, attribute) ? ' *' : ''}`,
    })),
    columns: apart.map(({ label, unit, type }) => ({
      label,
      unit: type === 'number' || type === 'range' ? (unit ?? '') : '',
      numeric: type === 'number' || type === 'range',
    })),
    models: products.map(product => ({
      model: product.model,
      seriesLevel: product.seriesLevel,
      cells: apart.map(attribute => ({
        value: cellText(attribute, product),
        derived: isDerived(product, attribute),
      })),
    })),
    unknown: attributes.filter(attribute => !known.includes(attribute)).map(({ label }) => label),
    source: sourceLines(products, attributes),
    updatedAt: products.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), ''),
  };
}

const cellText = (attribute: AttributeDefinition, { attrs }: IndexProduct) =>
  formatValue(attribute, attrs[attribute.key]);

const isDerived = ({ source }: IndexProduct, { key }: AttributeDefinition) =>
  source.derived.some(derived => derived.key === key);

/** All models state it, all the same, and none computes what another quotes. */
function statedAlike(attribute: AttributeDefinition, products: readonly IndexProduct[]): boolean {
  const said = new Set(
    products.map(product => `${cellText(attribute, product) ?? ''}${isDerived(product, attribute) ? '*' : ''}`),
  );
  return said.size === 1 && !said.has('') && !said.has('*');
}

/** Equal lines once, with how many models they are about. */
function sourceLines(products: readonly IndexProduct[], attributes: readonly AttributeDefinition[]) {
  const labelOf = (key: string) => attributes.find(attribute => attribute.key === key)?.label ?? key;
  const linesOf = ({ confidence, url, viaUrl, derived, notes }: ProductSource) => [
    { term: '可信度', text: confidenceText(confidence) },
    { term: '出处', text: url ?? '公开资料，未记录网址' },
    ...(viaUrl && viaUrl !== url ? [{ term: '经由', text: viaUrl }] : []),
    ...derived.map(({ key, how }) => ({ term: '推算', text: `${labelOf(key)}：${how}` })),
    ...(notes ? [{ term: '备注', text: notes }] : []),
  ];
  const order = ['可信度', '出处', '经由', '推算', '备注'];
  const counts = new Map<string, { term: string; text: string; models: string[] }>();
  for (const { model, source } of products)
    for (const { term, text } of linesOf(source)) {
      const line = counts.get(`${term} ${text}`) ?? { term, text, models: [] };
      if (line.models.at(-1) !== model) line.models.push(model);
      counts.set(`${term} ${text}`, line);
    }
  return [...counts.values()]
    .sort((a, b) => order.indexOf(a.term) - order.indexOf(b.term) || b.models.length - a.models.length)
    .map(({ term, text, models }) => ({ term, text: `${text}${about(models, products.length)}` }));
}

function about(models: readonly string[], total: number): string {
  if (models.length === total) return '';
  return models.length <= 3 ? `（${models.join('、')}）` : `（${models.length} 个型号）`;
}
