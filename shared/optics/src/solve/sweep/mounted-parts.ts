import type { Requirements } from '../../model/task/requirements';
import { ofEachKind } from '../catalogue/alike';
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue';
import { undecidedByCamera, undecidedByLens } from '../score/undecided';

/** Fit of cameras and lenses, and which data they leave open, by index in the catalogue. */
export class MountedParts {
  readonly #catalogue: PreparedCatalogue;
  /** 1: data of a deciding check are missing. */
  readonly #cameraOpen: Float64Array;
  readonly #lensOpen: Float64Array;

  constructor(need: Requirements, catalogue: PreparedCatalogue) {
    const { cameras, cameraBodies, lenses, lensGaps } = catalogue;
    this.#catalogue = catalogue;
    this.#cameraOpen = ofEachKind(cameraBodies, cameras, camera => Number(undecidedByCamera(need, camera) > 0));
    this.#lensOpen = ofEachKind(lensGaps, lenses, lens => Number(undecidedByLens(need, lens) > 0));
  }

  refused(camera: number, lens: number): boolean {
    return this.#catalogue.mounts.refused[this.#place(camera, lens)] === 1;
  }

  caveat(camera: number, lens: number): number {
    return this.#catalogue.mounts.caveats[this.#place(camera, lens)] ?? 0;
  }

  lensIsOpen(lens: number): boolean {
    return this.#lensOpen[lens] === 1;
  }

  /** Whether a figure of the camera or of a mount is missing for a decision. */
  cameraIsOpen(camera: number, lens: number): boolean {
    if (this.#cameraOpen[camera] === 1) return true;
    return this.#catalogue.mounts.undecided[this.#place(camera, lens)] === 1;
  }

  #place(camera: number, lens: number): number {
    const { ofCamera, ofLens, lensMounts } = this.#catalogue.mounts;
    return (ofCamera[camera] ?? 0) * lensMounts + (ofLens[lens] ?? 0);
  }
}
