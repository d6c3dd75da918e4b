import type { AttributeDefinition, Attributes } from './attribute';

/** The attributes that decide in this category, most deciding first. */
export const keyFigures = (attributes: readonly AttributeDefinition[]) =>
  attributes
    .filter(attribute => attribute.keyFigure !== undefined)
    .sort((a, b) => (a.keyFigure ?? 0) - (b.keyFigure ?? 0));

/**
 * The figures that decide, as they stand beside a product in a row or card: where the list has one column for the size,
 * that one, in place of the figures from which it is made.
 */
export function rowFigures(attributes: readonly AttributeDefinition[]): AttributeDefinition[] {
  const figures = keyFigures(attributes);
  const size = attributes.find(({ inList, sortedBy }) => inList && sortedBy === 'largestNumber');
  if (!size || figures.includes(size)) return figures;
  const first = figures.findIndex(({ inList }) => !inList);
  return figures.flatMap((figure, at) => (figure.inList ? figure : at === first ? size : []));
}

/** So many figures lead a product, as far as that many are known. */
const LEADING = 4;

/** Yes or no and free texts say little in large type. */
const leads = ({ type }: AttributeDefinition) => type !== 'boolean' && type !== 'text';

export const isKnown = (attrs: Attributes, key: string): boolean => {
  const value = attrs[key];
  return Array.isArray(value) ? value.some(one => one !== null) : value !== undefined;
};

/**
 * Whether a product of this kind can have the attribute at all: a bar light has no outer diameter. Where the kind is not
 * known, it can.
 */
export function applies(
  { appliesTo, insteadOf }: Pick<AttributeDefinition, 'appliesTo' | 'insteadOf'>,
  attrs: Attributes,
): boolean {
  if (insteadOf !== undefined && isKnown(attrs, insteadOf)) return false;
  const kind = appliesTo && attrs[appliesTo.key];
  if (!appliesTo || kind === undefined) return true;
  return (Array.isArray(kind) ? kind : [kind]).some(value => appliesTo.in.includes(String(value)));
}

/** Whether the attribute is 未标注: it applies, and its value is not known. What does not apply is not missing. */
export const isMissing = (attribute: AttributeDefinition, attrs: Attributes): boolean =>
  !isKnown(attrs, attribute.key) && applies(attribute, attrs);

/**
 * The known figures that lead a product, most deciding first: the key figures, and where few of them are known the next
 * of the category's order, those of the list before others. Unknown ones are never among them.
 */
export function leadingFigures(attributes: readonly AttributeDefinition[], attrs: Attributes): AttributeDefinition[] {
  const known = attributes.filter(({ key }) => isKnown(attrs, key));
  const deciding = keyFigures(known);
  const others = known.filter(attribute => attribute.keyFigure === undefined && leads(attribute));
  const ordered = [...others.filter(({ inList }) => inList), ...others.filter(({ inList }) => !inList)];
  return [...deciding, ...ordered.slice(0, Math.max(0, LEADING - deciding.length))];
}
