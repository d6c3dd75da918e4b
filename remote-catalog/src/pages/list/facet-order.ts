import type { AttributeDefinition, Facet } from '@shixuan/api/client';

export interface OrderedFacet {
  facet: Facet;
  /** Absent for brand and series. */
  attribute: AttributeDefinition | undefined;
  /** Open from the start. */
  deciding: boolean;
}

/** A facet with nothing to choose from says nothing. */
const isEmpty = ({ values, bounds }: Facet) => !bounds && !values?.length;

/** Facets in the order in which a buyer decides: key figures, brand, the rest as the category lists them, series last. */
export function facetOrder(facets: readonly Facet[], attributes: readonly AttributeDefinition[]): OrderedFacet[] {
  const place = ({ key }: Facet) => {
    if (key === 'brand') return 10;
    if (key === 'series') return 1000;
    const index = attributes.findIndex(attribute => attribute.key === key);
    return attributes[index]?.keyFigure ?? 100 + index;
  };
  return facets
    .filter(facet => !isEmpty(facet))
    .map(facet => ({ facet, attribute: attributes.find(({ key }) => key === facet.key), deciding: place(facet) <= 10 }))
    .sort((a, b) => place(a.facet) - place(b.facet));
}
