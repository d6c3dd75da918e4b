import type { Filters } from '@shixuan/api';
import { foldPartNumber } from '../../catalogue/index/fold-text';
import type { Segment } from '../../catalogue/index/segment';
import type { Meaning } from '../model/meanings';
import type { Term } from '../model/term';
import type { Synonyms } from '../text/synonyms';
import { clean } from '../text/value-range';

interface Spec {
  megapixels: number;
  pixelUm: number;
  diagonalMm: number | undefined;
}

/** Shares by which cameras with one sensor differ: the readout may leave out some rows. */
const REACH = { megapixels: 0.03, pixelUm: 0.02 };
/** Lenses are named after formats, which are rounded. */
const LEAST_COVERED = 0.98;
/** A lens that covers far more than the sensor is for another. */
const MOST_COVERED = 1.6;

const around = (value: number, share: number) => ({ min: clean(value * (1 - share)), max: clean(value * (1 + share)) });

/** What is known of image sensors, from the cameras that state them and from the site's own list. */
export class SensorSpecs {
  readonly #specs = new Map<string, Spec>();

  constructor(
    readonly segments: readonly Segment[],
    { sensors }: Synonyms,
  ) {
    for (const { label, megapixels, pixelUm } of sensors)
      this.#specs.set(foldPartNumber(label), { megapixels, pixelUm, diagonalMm: undefined });
    for (const { products } of segments)
      for (const { attrs } of products) {
        const { sensorModel, resolutionMp, pixelSizeUm, sensorDiagonalMm } = attrs;
        if (typeof sensorModel !== 'string' || typeof resolutionMp !== 'number' || typeof pixelSizeUm !== 'number')
          continue;
        const name = foldPartNumber(sensorModel);
        const known = this.#specs.get(name);
        // Cameras may read out a part of the sensor: the largest is the whole.
        if (known && known.megapixels >= resolutionMp && known.diagonalMm !== undefined) continue;
        const diagonalMm = typeof sensorDiagonalMm === 'number' ? sensorDiagonalMm : undefined;
        this.#specs.set(name, { megapixels: resolutionMp, pixelUm: pixelSizeUm, diagonalMm });
      }
  }

  /** A sensor as cameras of its pixels, and beside a kind of lens as lenses that cover it. Undefined when nothing is known of it. */
  alike(term: Term, beside: readonly Term[]): Term | undefined {
    const spec = term.texts.map(text => this.#specs.get(foldPartNumber(text))).find(each => each !== undefined);
    if (!spec) return undefined;
    const named = beside.filter(({ kind, active }) => kind === 'category' && active);
    const isAsked = (id: number) =>
      named.length > 0 && named.some(({ meanings }) => meanings.some(each => each.categoryId === id));
    const meanings = this.segments.flatMap(({ category: { id }, filters }): Meaning[] => {
      if (!filters.has('resolutionMp') && !isAsked(id)) return [];
      const readings = readingsOf(spec).filter(reading => Object.keys(reading).every(key => filters.has(key)));
      const [first, ...others] = readings;
      return first ? [{ categoryId: id, filters: first, ...(others.length > 0 && { others }) }] : [];
    });
    return { ...term, kind: 'option', meanings };
  }
}

function readingsOf({ megapixels, pixelUm, diagonalMm }: Spec): Filters[] {
  const ofCamera = {
    resolutionMp: around(megapixels, REACH.megapixels),
    pixelSizeUm: around(pixelUm, REACH.pixelUm),
  };
  // In the usual ratio of 4 to 3 a sensor is so long across.
  const across = diagonalMm ?? Math.sqrt((megapixels * 25) / 12) * pixelUm;
  const covering = { min: clean(across * LEAST_COVERED), max: clean(across * MOST_COVERED) };
  return [ofCamera, { coverageMm: covering }, { imageCircleMm: covering }];
}
