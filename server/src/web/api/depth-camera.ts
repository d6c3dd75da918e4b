import type { ProductRow } from '@shixuan/api';
import { OpticsInputError } from '@shixuan/optics/formula';
import { type DepthCamera, depthCameraFromProduct, type VolumeTask, volumeNeedsOf } from '@shixuan/optics/model';
import { remedyText, volumeRemedies } from '@shixuan/optics/remedy';
import { rankDepthCameras } from '@shixuan/optics/solve';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import type { IndexProduct } from '../../domain/catalogue/index/index-input';
import { refusedInput } from '../../domain/selection/refused-input';
import type { CatalogueHandler } from './handler';

/** Some tens of cameras, each judged on its own: less than a millisecond for all. */
export const depthCameras: CatalogueHandler<'depthCameras'> = async ({ task, limit }, { catalogue: { index } }) => {
  const need = needsOf(task);
  const { all, products } = camerasOf(index);
  const { fitting, dataMissing, ranked, ledger, nearMisses } = rankDepthCameras(need, all, { limit });
  const productOf = ({ id }: DepthCamera) => {
    const product = products.get(id);
    if (!product) throw new Error(`no product ${id} in this catalogue`);
    return shownProduct(product);
  };
  return {
    list: ranked.map(({ camera, fit, score, mounting, checks }) => ({
      product: productOf(camera),
      principle: camera.principle,
      fit,
      score: rounded(score.total),
      scoreParts: score.parts.map(({ id, points, most }) => ({ id, points: rounded(points), most })),
      mounting,
      checks: checks.map(check => ({
        id: check.id,
        label: check.label,
        verdict: check.verdict,
        reason: check.reason,
        missing: [...(check.missing ?? [])],
        remedy: remedyText(volumeRemedies(need, camera, check)),
      })),
    })),
    fitting,
    dataMissing,
    ledger: [...ledger],
    nearMisses: nearMisses.map(({ camera, misses }) => ({
      product: productOf(camera),
      misses: misses.map(({ check, missedBy, verdict }) => ({
        check,
        missedBy,
        reason: verdict.reason,
        remedy: remedyText(volumeRemedies(need, camera, verdict)),
      })),
    })),
    catalogueVersion: index.version,
  };
};

function needsOf(task: VolumeTask) {
  try {
    return volumeNeedsOf(task);
  } catch (error) {
    throw error instanceof OpticsInputError ? refusedInput(error) : error;
  }
}

interface Cameras {
  all: readonly DepthCamera[];
  products: ReadonlyMap<number, IndexProduct>;
}

const made = new WeakMap<CatalogueIndex, Cameras>();

/** Made on first use for a state of the catalogue and released with it. */
function camerasOf(index: CatalogueIndex): Cameras {
  const known = made.get(index) ?? read(index);
  made.set(index, known);
  return known;
}

function read({ segments }: CatalogueIndex): Cameras {
  const found = [...segments.values()].flatMap(({ category, products }) =>
    products.flatMap(product => {
      const { id, brand, series, model, attrs } = product;
      const camera = depthCameraFromProduct({ id, category: category.code, brand: brand.name, series, model, attrs });
      return camera ? [{ camera, product }] : [];
    }),
  );
  return {
    all: found.map(({ camera }) => camera),
    products: new Map(found.map(({ camera, product }) => [camera.id, product])),
  };
}

/** Written out, so that nothing else of a product can slip into an answer. */
function shownProduct({
  id,
  categoryId,
  brand,
  series,
  model,
  name,
  summary,
  drawing,
}: IndexProduct): Omit<ProductRow, 'attrs'> {
  const maker = { id: brand.id, name: brand.name, nameZh: brand.nameZh };
  return { id, categoryId, brand: maker, series, model, name, summary, drawing };
}

/** Three decimals: scores are ranked by tenths. */
const rounded = (points: number) => Math.round(points * 1000) / 1000;
