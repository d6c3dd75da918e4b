import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';

// What the files of the catalogue say, for stories to hold the site against.

const data = join(import.meta.dirname, '../../../data');
const read = (path: string): unknown => JSON.parse(readFileSync(join(data, path), 'utf8'));

export interface FileProduct {
  brand: string;
  series: string | null;
  model: string;
  /** Describes a whole series, which is no product. */
  seriesLevel?: boolean;
  attrs: Record<string, unknown>;
}

export interface FileCategory {
  id: number;
  code: string;
  name: string;
  path: string;
  attributes: {
    key: string;
    label: string;
    type: string;
    unit?: string;
    decimals?: number;
    options?: { value: string; label: string }[];
  }[];
}

export const fileCategories = read('categories.json') as FileCategory[];

export const fileProducts = (code: string) => read(`products/${code}.json`) as FileProduct[];

/** The products of a category that can be ordered; records of a whole series are on its page only. */
export const orderable = (code: string) => fileProducts(code).filter(({ seriesLevel }) => !seriesLevel);

/** One product for each row of a list of these: those of one maker and series with equal data share one. */
export const rowsOf = (products: readonly FileProduct[]): FileProduct[] => [
  ...new Map(
    products.map(product => {
      const { brand, series, attrs } = product;
      return [JSON.stringify([brand, series, Object.entries(attrs).sort()]), product] as const;
    }),
  ).values(),
];

export const rowCount = (products: readonly FileProduct[]): number => rowsOf(products).length;

export const fileCategory = (code: string): FileCategory => {
  const found = fileCategories.find(category => category.code === code);
  if (!found) throw new Error(`no category ${code}`);
  return found;
};

/** The Chinese name of a choice; a number as it stands in the file. */
export function labelOf(code: string, key: string, value: unknown): string {
  const attribute = fileCategory(code).attributes.find(candidate => candidate.key === key);
  return attribute?.options?.find(option => option.value === value)?.label ?? String(value);
}

/** How many products of a category have each value of an attribute, by its Chinese label; those without one are 未标注. */
export function countsByLabel(code: string, key: string): Map<string, number> {
  const attribute = fileCategory(code).attributes.find(candidate => candidate.key === key);
  const counts = new Map<string, number>();
  for (const { attrs } of orderable(code)) {
    const value = attrs[key];
    for (const one of Array.isArray(value) ? value : [value]) {
      const label = attribute?.options?.find(option => option.value === one)?.label ?? '未标注';
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  return counts;
}

/** The id that the site has given to a product. */
export async function productId(request: APIRequestContext, code: string, model: string): Promise<number> {
  const { id: categoryId } = fileCategory(code);
  for (let page = 1; ; page += 1) {
    const answer = await request.post('/web/Product/List', { data: { categoryId, page, pageSize: 100 } });
    const { content } = (await answer.json()) as { content: { list: { id: number; model: string }[] } };
    const found = content.list.find(product => product.model === model);
    if (found) return found.id;
    if (content.list.length === 0) throw new Error(`${code} has no ${model}`);
  }
}
