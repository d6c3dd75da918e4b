import { type Catalogue, type PreparedCatalogue, prepareCatalogue } from '@shixuan/optics/solve';
import type { CataloguePiece } from './solve-job';

/** Requests on the old catalogue may still come while it is being replaced. */
const KEPT_VERSIONS = 2;

/** States of the catalogue that a thread was sent piece by piece, each laid out for the solver on first use. */
export class ThreadCatalogues {
  readonly #pieces = new Map<string, CataloguePiece[]>();
  readonly #prepared = new Map<string, PreparedCatalogue>();

  take(piece: CataloguePiece): void {
    const known = this.#pieces.get(piece.version);
    if (known) known.push(piece);
    else this.#pieces.set(piece.version, [piece]);
    for (const version of this.#pieces.keys()) {
      if (this.#pieces.size <= KEPT_VERSIONS) break;
      this.#pieces.delete(version);
      this.#prepared.delete(version);
    }
  }

  has(version: string): boolean {
    return this.#pieces.has(version);
  }

  /** @throws Error for a version that has been dropped */
  of(version: string): PreparedCatalogue {
    const known = this.#prepared.get(version);
    if (known) return known;
    const found = this.#pieces.get(version);
    if (!found) throw new Error(`catalogue ${version} is not here any more`);
    const made = prepareCatalogue(together(found));
    this.#prepared.set(version, made);
    return made;
  }
}

const together = (all: readonly CataloguePiece[]): Catalogue => ({
  cameras: all.flatMap(({ cameras }) => cameras),
  lenses: all.flatMap(({ lenses }) => lenses),
  lights: all.flatMap(({ lights }) => lights),
  grabbers: all.flatMap(({ grabbers }) => grabbers),
});
