import type { AttributeDefinition, Facet } from '@shixuan/api/client';

export interface OrderedFacet {
  facet: Facet;
  /** Absent for brand and series. */
  attribute: AttributeDefinition | undefined;
}

export interface FacetGroup {
  /** 传感器, 接口与安装 …, as on the page of a product. */
  title: string;
  facets: OrderedFacet[];
}

export interface FacetOrder {
  /** Key figures and brand: open from the start. */
  deciding: OrderedFacet[];
  /** The rest, folded, in the category's groups and order. */
  groups: FacetGroup[];
  /** Without a group: the series, which are useful only to buyers who know the maker. */
  last: OrderedFacet[];
}

/** Supply is stated of few products: a category in which no product states it has nothing to choose. */
const SUPPLY = '供货';

/** Facets without a choice are left out. */
const isEmpty = ({ values, bounds }: Facet) => !bounds && !values?.length;

const isUnstated = ({ values, bounds }: Facet) => !bounds && (values ?? []).every(({ count }) => count === 0);

/** Position of the brand among the key figures, and of filters with named bounds. */
const BRAND = 10;
const WITH_PRESETS = 1.5;

/** Facets in the order in which a buyer decides. */
export function facetOrder(
  facets: readonly Facet[],
  attributes: readonly AttributeDefinition[],
  isActive: (key: string) => boolean = () => false,
): FacetOrder {
  const known = facets
    .filter(facet => !isEmpty(facet))
    .map(facet => ({ facet, attribute: attributes.find(({ key }) => key === facet.key) }))
    .filter(({ facet, attribute }) => attribute?.group !== SUPPLY || !isUnstated(facet) || isActive(facet.key));
  const place = ({ facet, attribute }: OrderedFacet) =>
    facet.key === 'brand'
      ? BRAND
      : (attribute?.keyFigure ?? (attribute?.presets ? WITH_PRESETS : Number.POSITIVE_INFINITY));
  const rest = known.filter(one => place(one) > BRAND);
  const inOrder = attributes.flatMap(attribute => rest.filter(one => one.attribute === attribute));
  return {
    deciding: known.filter(one => place(one) <= BRAND).sort((a, b) => place(a) - place(b)),
    groups: [...new Set(inOrder.map(({ attribute }) => attribute?.group ?? ''))].map(title => ({
      title,
      facets: inOrder.filter(({ attribute }) => attribute?.group === title),
    })),
    last: rest.filter(({ attribute }) => attribute === undefined),
  };
}
