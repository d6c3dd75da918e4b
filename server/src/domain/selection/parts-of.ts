import type { Catalogue } from '@shixuan/optics/solve';
import type { SelectionPart } from './selection-parts';

/** Parts by their roles, as the solver takes them. */
export const partsOf = (all: readonly SelectionPart[]): Catalogue => ({
  cameras: all.flatMap(each => (each.role === 'camera' ? each.part : [])),
  lenses: all.flatMap(each => (each.role === 'lens' ? each.part : [])),
  lights: all.flatMap(each => (each.role === 'light' ? each.part : [])),
  grabbers: all.flatMap(each => (each.role === 'grabber' ? each.part : [])),
});
