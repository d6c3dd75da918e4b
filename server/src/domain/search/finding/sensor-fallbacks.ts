import { foldPartNumber } from '../../catalogue/index/fold-text';
import type { CategoryMatches } from '../model/category-matches';
import { isSensor, type Term } from '../model/term';
import { type Found, findTerms, type SearchParts } from './found';

// What is answered for a sensor, its maker or its pixels where products state something else.

/** A maker of cameras that has none of the kind is meant as that of the sensor: 索尼 500万 全局. */
export function bySensorMaker(parts: SearchParts, found: Found): Found | undefined {
  if (found.products.length > 0) return undefined;
  const terms = found.terms.map((term): Term => {
    const maker = term.kind === 'brand' && term.active ? parts.vocabulary.sensorMakers.get(term.key) : undefined;
    return maker ? { ...term, kind: 'option', label: maker.label, meanings: maker.meanings, brandIds: [] } : term;
  });
  if (terms.every((term, at) => term === found.terms[at])) return undefined;
  const other = findTerms(parts, found.query, terms);
  return other.products.length > 0 ? other : undefined;
}

/** The sensor itself says how many pixels there are, and round figures are not just so: GMAX0505 25M has 26.2 million. */
export function withoutPixels(parts: SearchParts, found: Found): Found | undefined {
  const isPixels = ({ kind, meanings }: Term) =>
    kind === 'quantity' && meanings.some(({ filters }) => Object.hasOwn(filters, 'resolutionMp'));
  const figures = found.terms.filter(isPixels);
  const isType = (term: Term) => isSensor(term) && parts.vocabulary.sensors.has(foldPartNumber(term.label));
  if (found.products.length > 0 || figures.length === 0 || !found.terms.some(isType)) return undefined;
  const products = parts.productSearch.find(found.terms.filter(term => !isPixels(term)));
  if (products.length === 0) return undefined;
  return { ...found, products: products.map(each => ({ ...each, complete: false, relaxed: figures })) };
}

/**
 * For a sensor that none of the products asked for states: those with its pixels, and lenses that cover it.
 * @param inAll only those that are all else that is asked for: beside the sensor's pixels an interface is not given up
 */
export function likeSensor(parts: SearchParts, found: Found, inAll = false): Found | undefined {
  const sensor = found.terms.find(isSensor);
  if (!sensor || found.products.length > 0) return undefined;
  const terms = found.terms.map(term =>
    isSensor(term) ? (parts.vocabulary.sensorSpecs.alike(term, found.terms) ?? term) : term,
  );
  const other = findTerms(parts, found.query, terms);
  const isRelaxed = other.products.length === 0 && !inAll;
  const products = isRelaxed ? parts.productSearch.findRelaxed(terms) : other.products;
  if (products.length === 0) return undefined;
  const isOfCamera = ({ filters }: CategoryMatches) => Object.hasOwn(filters, 'resolutionMp');
  return { ...other, products: products.map(each => (isOfCamera(each) ? { ...each, alike: sensor } : each)) };
}
