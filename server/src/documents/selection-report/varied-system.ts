import type { Attributes } from '@shixuan/api';
import type { System } from '@shixuan/optics/checks';
import { OpticsInputError } from '@shixuan/optics/formula';
import { fromProduct } from '@shixuan/optics/model';
import { searchedSetting } from '@shixuan/optics/solve';
import type { ChosenSystem } from './chosen-system';
import { derivationNotes, variedAttrs } from './derived-figures';

type Chosen = Pick<ChosenSystem, 'need' | 'system' | 'products' | 'segments'>;

/**
 * A system with the derived values of its products changed, settled again; parts that nothing can be computed with then stay as they
 * are. Where nothing is derived, the system itself.
 */
export function variedSystem(chosen: Chosen): System {
  const { need, system, products } = chosen;
  if ([...products.values()].every(({ source }) => source.derived.length === 0)) return system;
  const read = (id: number) => {
    const product = products.get(id);
    return product ? partWith(chosen, id, variedAttrs(product)) : undefined;
  };
  const [camera, lens] = [read(system.camera.id), read(system.lens.id)];
  const [light, grabber] = [system.light && read(system.light.id), system.grabber && read(system.grabber.id)];
  const parts = {
    camera: camera?.role === 'camera' ? camera.part : system.camera,
    lens: lens?.role === 'lens' ? lens.part : system.lens,
    light: light?.role === 'light' ? light.part : (system.light ?? null),
    grabber: grabber?.role === 'grabber' ? grabber.part : (system.grabber ?? null),
  };
  return { ...system, ...parts, setting: settingOf(need, parts) ?? system.setting };
}

function settingOf(need: Chosen['need'], { camera, lens }: Pick<System, 'camera' | 'lens'>): System['setting'] | null {
  try {
    return searchedSetting(need, camera, lens);
  } catch (error) {
    if (error instanceof OpticsInputError) return null;
    throw error;
  }
}

function partWith({ products, segments }: Chosen, id: number, attrs: Attributes) {
  const [product, segment] = [products.get(id), segments.get(id)];
  if (!product || !segment) return undefined;
  const { brand, series, model } = product;
  return fromProduct({ id, category: segment.category.code, brand: brand.name, series, model, attrs });
}

/** How the derived values of its products were found, a line each. */
export const derivationsOf = (chosen: Chosen): string[] =>
  [...chosen.products.values()].flatMap(product => {
    const segment = chosen.segments.get(product.id);
    return segment ? derivationNotes(segment, product, attrs => partWith(chosen, product.id, attrs)) : [];
  });
