import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Camera, fromProduct, type Grabber, type Lens, type Light } from '@shixuan/optics/model';
import type { Catalogue } from '@shixuan/optics/solve';
import type { CatalogueIndex } from '../catalogue/index/build';
import type { IndexProduct } from '../catalogue/index/index-input';
import type { Segment } from '../catalogue/index/segment';

export interface PartOfRole {
  camera: Camera;
  lens: Lens;
  light: Light;
  grabber: Grabber;
}
export type PartRole = keyof PartOfRole;

/** A product that the engine can compute with. */
export interface PartWithRole<R extends PartRole> {
  role: R;
  product: IndexProduct;
  part: PartOfRole[R];
}
export type SelectionPart = { [R in PartRole]: PartWithRole<R> }[PartRole];

/** Parts by their roles, as the solver takes them. */
export const partsOf = (all: readonly SelectionPart[]): Catalogue => ({
  cameras: all.flatMap(each => (each.role === 'camera' ? each.part : [])),
  lenses: all.flatMap(each => (each.role === 'lens' ? each.part : [])),
  lights: all.flatMap(each => (each.role === 'light' ? each.part : [])),
  grabbers: all.flatMap(each => (each.role === 'grabber' ? each.part : [])),
});

/** A category of which products are parts of imaging systems. */
export interface PartKind {
  role: PartRole;
  segment: Segment;
  /** Products with all figures that the engine needs. */
  parts: readonly SelectionPart[];
  /** Number of other products that lack a figure, by the figure's label. */
  lacking: ReadonlyMap<string, number>;
}

/** Parts for the engine, derived from one state of the catalogue. */
export interface SelectionParts extends Catalogue {
  kinds: readonly PartKind[];
  byId: ReadonlyMap<number, SelectionPart>;
}

/** Reads category by category; other requests are answered in between. */
export async function selectionParts(index: CatalogueIndex): Promise<SelectionParts> {
  const kinds: PartKind[] = [];
  for (const segment of index.segments.values()) {
    const kind = partKind(segment);
    if (!kind) continue;
    kinds.push(kind);
    await nextTurn();
  }
  const all = kinds.flatMap(({ parts }) => parts);
  return { kinds, byId: new Map(all.map(each => [each.product.id, each])), ...partsOf(all) };
}

/** Undefined for categories that have no part in an imaging system. */
function partKind(segment: Segment): PartKind | undefined {
  const { code } = segment.category;
  const role = roles.get(code);
  if (!role) return undefined;
  const parts: SelectionPart[] = [];
  const lacking = new Map<string, number>();
  for (const product of segment.products) {
    const { id, brand, series, model, attrs } = product;
    const made = fromProduct({ id, category: code, brand: brand.name, series, model, attrs });
    if (made.role === 'incomplete') {
      for (const label of made.missing) lacking.set(label, (lacking.get(label) ?? 0) + 1);
    } else if (made.role !== 'other') parts.push({ product, ...made });
  }
  return { role, segment, parts, lacking };
}

const roles: ReadonlyMap<string, PartRole> = new Map([
  ['area-camera', 'camera'],
  ['line-camera', 'camera'],
  ['fa-lens', 'lens'],
  ['line-lens', 'lens'],
  ['telecentric-lens', 'lens'],
  ['light', 'light'],
  ['grabber', 'grabber'],
]);
