import {
  brandSeries,
  filtersInit,
  product,
  productCompatible,
  productDetail,
  productFiles,
  productList,
  productSeries,
} from './fixtures';

export interface Asked {
  path: string;
  body: Record<string, unknown>;
}

/** Answers every call from the fixtures and records the calls. */
export function answering(asked: Asked[] = []) {
  return async (path: string, body: unknown): Promise<unknown> => {
    const request = body as Record<string, unknown>;
    asked.push({ path, body: request });
    const categoryId = Number(request.categoryId ?? 1);
    if (path === '/Product/List') return productList(categoryId, [product(5, categoryId), product(6, categoryId)]);
    if (path === '/Product/FiltersInit') return filtersInit(categoryId);
    if (path === '/Product/Detail') return productDetail(product(Number(request.id), 1));
    if (path === '/Product/Compatible') return productCompatible(2);
    if (path === '/Product/Files') return productFiles();
    if (path === '/Product/Series') return productSeries();
    if (path === '/Share/BrandSeries') return brandSeries(categoryId);
    throw new Error(`no answer for ${path}`);
  };
}
