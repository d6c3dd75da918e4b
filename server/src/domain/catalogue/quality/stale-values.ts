import type { AttributeDefinition, Attributes, AttributeValue } from '@shixuan/api';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { brand, category, product } from '../schema';

type Definition = Pick<AttributeDefinition, 'key' | 'type' | 'options'>;

/** What of a value an attribute allows: the value, a part of its choices, or nothing. */
function allowed({ type, options = [] }: Definition, value: AttributeValue): AttributeValue | undefined {
  const isChoice = (code: unknown) => options.some(option => option.value === code);
  switch (type) {
    case 'number':
      return typeof value === 'number' ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'text':
      return typeof value === 'string' ? value : undefined;
    case 'choice':
      return isChoice(value) ? value : undefined;
    case 'range':
      return Array.isArray(value) && !value.some(end => typeof end === 'string') ? value : undefined;
    case 'several': {
      if (!Array.isArray(value)) return undefined;
      const known = value.filter((code): code is string => typeof code === 'string' && isChoice(code));
      return known.length === value.length ? value : known.length > 0 ? known : undefined;
    }
  }
}

/**
 * The stored values that a category allows as it is now. What it does not, because an attribute or a choice was taken out or
 * has another type, is unknown to visitors everywhere; it stays stored, for the operator to correct.
 */
export function definedAttributes(stored: Attributes, attributes: ReadonlyMap<string, Definition>): Attributes {
  const isDefined = ([key, value]: [string, AttributeValue]) => {
    const definition = attributes.get(key);
    return definition !== undefined && allowed(definition, value) === value;
  };
  const entries = Object.entries(stored);
  if (entries.every(isDefined)) return stored;
  return Object.fromEntries(
    entries.flatMap(([key, value]) => {
      const definition = attributes.get(key);
      const left = definition && allowed(definition, value);
      return left === undefined ? [] : [[key, left]];
    }),
  );
}

export const byKey = <D extends { key: string }>(attributes: readonly D[]): Map<string, D> =>
  new Map(attributes.map(attribute => [attribute.key, attribute]));

/** Values of one attribute that its category does not allow. */
export interface StaleValues {
  category: string;
  /** The attribute's label; its key where it was taken out. */
  label: string;
  products: number;
  /** The first of the products, each with its value. */
  examples: { brand: string; model: string; value: AttributeValue }[];
}

const MOST_EXAMPLES = 5;

/** The stored values that the categories do not allow as they are now. */
export async function staleValues(db: Database | Transaction): Promise<StaleValues[]> {
  const categories = new Map(
    (await db.select().from(category)).map(({ id, name, definition }) => [
      id,
      { name, attributes: byKey(definition.attributes) },
    ]),
  );
  const rows = await db
    .select({ categoryId: product.categoryId, brand: brand.name, model: product.model, attrs: product.attrs })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .orderBy(asc(product.categoryId), asc(brand.name), asc(product.model));
  const found = new Map<string, StaleValues>();
  for (const { categoryId, attrs, ...named } of rows) {
    const own = categories.get(categoryId);
    const defined = own && definedAttributes(attrs, own.attributes);
    if (!own || defined === attrs) continue;
    for (const [key, value] of Object.entries(attrs)) {
      if (defined?.[key] === value) continue;
      const label = own.attributes.get(key)?.label ?? key;
      const each = found.get(`${categoryId} ${key}`) ?? { category: own.name, label, products: 0, examples: [] };
      each.products += 1;
      if (each.examples.length < MOST_EXAMPLES) each.examples.push({ ...named, value });
      found.set(`${categoryId} ${key}`, each);
    }
  }
  return [...found.values()];
}
