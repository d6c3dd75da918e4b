import type { CallContent, CompatibleGroup, Facet, ProductRow } from '@shixuan/api';
import { filesOfProduct } from '../../documents/downloads/files-of-product';
import { solidOf } from '../../documents/downloads/make/dimension/solid';
import { compatibleGroups } from '../../domain/catalogue/compatible/compatible-groups';
import type { IndexProduct } from '../../domain/catalogue/index/index-input';
import { find, query } from '../../domain/catalogue/index/query';
import type { Segment } from '../../domain/catalogue/index/segment';
import { entryRows, seriesRows } from '../../domain/catalogue/index/series-rows';
import { modelsOfSeries, siblings } from '../../domain/catalogue/index/siblings';
import { replacementsOf } from '../../domain/catalogue/index/successors';
import { shownPicture } from '../../domain/catalogue/pictures/stored-picture';
import { suspicionsOf } from '../../domain/catalogue/quality/suspicions';
import { describeList } from '../../domain/landings/describe-list';
import { landingsOf } from '../../domain/landings/landings';
import { partJson } from '../../domain/selection/part-json';
import { selectionOf } from '../../domain/selection/selection-of';
import { findProduct, noProduct } from '../../domain/snapshot/find-product';
import { findSegment } from '../../domain/snapshot/find-segment';
import { badInput } from '../../platform/http/call-error';
import { JsonText, jsonArray, jsonObject } from '../../platform/http/json-text';
import type { CatalogueHandler, Handler } from './handler';

export const productCategories: CatalogueHandler<'productCategories'> = async (_, { catalogue }) => ({
  list: [...catalogue.index.categories],
});

/** The rows are texts already, only total and facets are serialised. */
export const productList: CatalogueHandler<'productList'> = async (body, { catalogue: { index } }) => {
  const segment = findSegment(index, body.categoryId);
  const { total, rows, rowTotal, others, counted, relax } = await index.settled(() => find(segment, body));
  const equal = [...others].flatMap(([row, found]) => {
    const product = segment.products[row];
    return product ? [{ id: product.id, others: modelsOf(segment, found) }] : [];
  });
  return jsonObject<CallContent<'productList'>>({
    total,
    rowTotal,
    equal: body.fold ? equal : undefined,
    page: body.page,
    pageSize: body.pageSize,
    list: jsonArray<ProductRow>(rows.map(segment.rowJson)),
    facets: counted && new JsonText<Facet[]>([segment.facetForm.fill(counted.map(({ counts }) => counts))]),
    relax,
    listing: body.facets ? describeList(segment, body.filters) : undefined,
    catalogueVersion: index.version,
  });
};

const modelsOf = ({ products }: Segment, rows: readonly number[]) =>
  rows.flatMap(row => {
    const product = products[row];
    return product ? [{ id: product.id, model: product.model }] : [];
  });

export const productFiltersInit: CatalogueHandler<'productFiltersInit'> = async (body, { catalogue: { index } }) => {
  const segment = findSegment(index, body.categoryId);
  const { total, facets = [] } = query(segment, { filters: {}, page: 1, pageSize: 0, facets: true });
  return {
    category: segment.category,
    attributes: [...segment.attributes],
    facets,
    total,
    landings: landingsOf(segment).groups.map(({ key, label, landings }) => ({
      key,
      label,
      links: landings.map(({ label, path, count }) => ({ label, path, count })),
    })),
    catalogueVersion: index.version,
  };
};

const SHOWN_SIBLINGS = 24;

type DetailContent = CallContent<'productDetail'>;

const described = new WeakMap<Segment, Record<'category' | 'attributes', readonly [string]>>();

/** What all details of a category say of it, as text: written once, not with every product. */
function categoryOf(segment: Segment) {
  const texts = described.get(segment) ?? {
    category: [JSON.stringify(segment.category)],
    attributes: [JSON.stringify([...segment.attributes])],
  };
  described.set(segment, texts);
  return {
    category: new JsonText<DetailContent['category']>(texts.category),
    attributes: new JsonText<DetailContent['attributes']>(texts.attributes),
  };
}

export const productDetail: CatalogueHandler<'productDetail'> = async ({ id }, { catalogue: { index } }) => {
  const { segment, row, product } = findProduct(index, id);
  const brand = index.brands.get(product.brand.id);
  if (!brand) throw noProduct(index, id);
  const models = index.segments.get(product.categoryId);
  const family = product.seriesLevel && models ? modelsOfSeries(models, product) : siblings(segment, row);
  const familyRow = (product.seriesLevel && models ? models : segment).rowJson;
  return jsonObject<DetailContent>({
    product: new JsonText<ProductRow>([segment.rowJson(row)]),
    brand,
    ...categoryOf(segment),
    source: product.source,
    seriesLevel: product.seriesLevel,
    updatedAt: product.updatedAt,
    siblings: jsonArray<ProductRow>(family.slice(0, SHOWN_SIBLINGS).map(familyRow)),
    siblingTotal: family.length,
    equal: modelsOf(segment, segment.equal.others(row)),
    ...replacementsOf(index, product),
    contradictions: contradictionsOf(segment.category.code, product),
    solid: solidOf(segment.category.code, product.attrs),
    pictures: product.pictures?.length ? product.pictures.map(shownPicture) : undefined,
  });
};

/** Undefined where there are none: most answers do not carry them. */
function contradictionsOf(category: string, { model, attrs }: IndexProduct): string[] | undefined {
  const found = suspicionsOf({ category, model, attrs }).map(({ reason }) => reason);
  return found.length === 0 ? undefined : found;
}

export const productCompatible: CatalogueHandler<'productCompatible'> = async ({ id }, { catalogue: { index } }) => {
  const found = findProduct(index, id);
  const groups = compatibleGroups(index, found.segment, found.product).map(({ segment, list, ...group }) =>
    jsonObject<CompatibleGroup>({
      ...group,
      list: jsonArray<CompatibleGroup['list'][number]>(
        list.map(fit => {
          const found = index.find(fit.product.id);
          return jsonObject<CompatibleGroup['list'][number]>({
            row: new JsonText<ProductRow>([found ? segment.rowJson(found.row) : 'null']),
            reasons: fit.reasons,
          });
        }),
      ),
    }),
  );
  return jsonObject<CallContent<'productCompatible'>>({
    groups: jsonArray<CompatibleGroup>(groups),
  });
};

export const productFiles: Handler<'productFiles'> = async ({ id }, { catalogue: { index }, db }) => {
  const { segment, product } = findProduct(index, id);
  return { list: await filesOfProduct(db, segment.category.code, product) };
};

const everything = { page: 1, pageSize: Number.MAX_SAFE_INTEGER, facets: false };

export const productSeries: CatalogueHandler<'productSeries'> = async (
  { categoryId, filters },
  { catalogue: { index } },
) => {
  const segment = findSegment(index, categoryId);
  const { total, rows } = find(segment, { filters, ...everything });
  const described = index.seriesEntries.get(categoryId);
  const entries = described ? entryRows(described, filters).flatMap(row => described.products[row] ?? []) : [];
  return {
    total,
    list: seriesRows(segment, rows),
    entries: entries.map(({ id, brand, model }) => ({ id, brand, name: model })),
    catalogueVersion: index.version,
  };
};

export const productDropdown: CatalogueHandler<'productDropdown'> = async (body, { catalogue: { index } }) => {
  const { categoryId, key, keyword } = body;
  if (keyword !== undefined) {
    if (categoryId !== undefined) findSegment(index, categoryId);
    const { search } = await selectionOf(index);
    const products = search.find({ ...body, keyword }).map(partJson);
    return jsonObject<CallContent<'productDropdown'>>({ list: [], products: jsonArray(products) });
  }
  // As if the schema had asked for them: they may only be left out where a keyword is given.
  if (categoryId === undefined) throw badInput('分类编号 categoryId：必填，应为数字');
  if (key === undefined) throw badInput('参数名 key：必填，应为文本；或以 keyword 联想型号');
  return { list: options(findSegment(index, categoryId), key) };
};

function options(segment: ReturnType<typeof findSegment>, key: string): CallContent<'productDropdown'>['list'] {
  const column = segment.columns.get(key);
  if (!column) throw badInput(`参数名 key：该分类没有参数「${key}」`);
  const list = column.options();
  if (!list) throw badInput(`参数名 key：「${column.label} ${key}」是范围参数，没有下拉选项`);
  const unit = segment.attributes.find(attribute => attribute.key === key)?.unit;
  return unit ? list.map(option => ({ ...option, label: `${option.label} ${unit}` })) : list;
}

export const brandSeries: CatalogueHandler<'brandSeries'> = async ({ categoryId }, { catalogue: { index } }) => {
  if (categoryId !== undefined) findSegment(index, categoryId);
  return { list: index.brandSeries(categoryId) };
};
