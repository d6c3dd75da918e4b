import { Gauge, type Registry } from 'prom-client';
import type { Catalogue } from '../../domain/snapshot/catalogue';

export function addCatalogue(registry: Registry, catalogue: Catalogue): void {
  const registers = [registry];
  new Gauge({
    name: 'shixuan_catalogue_version',
    help: 'Number of the catalogue that is served; equal in all processes but for a second or two after an import.',
    registers,
    collect() {
      this.set(Number(catalogue.current.index.version));
    },
  });
  new Gauge({
    name: 'shixuan_catalogue_products',
    help: 'Products that are served.',
    registers,
    collect() {
      this.set(catalogue.current.index.categories.reduce((sum, { count }) => sum + count, 0));
    },
  });
}
