import type { ObjectStorage } from '../../../platform/storage/object-storage';
import type { CatalogueIndex } from '../index/build';
import { pictureKey } from './picture-storage';
import type { StoredPicture } from './stored-picture';

const kept = new WeakMap<CatalogueIndex, ReadonlyMap<string, StoredPicture>>();

/** The pictures that products of a catalogue name, by id. */
export function picturesOf(index: CatalogueIndex): ReadonlyMap<string, StoredPicture> {
  const found =
    kept.get(index) ??
    new Map(
      [...index.segments.values(), ...index.seriesEntries.values()].flatMap(({ products }) =>
        products.flatMap(({ pictures = [] }) => pictures.map(picture => [picture.id, picture] as const)),
      ),
    );
  kept.set(index, found);
  return found;
}

/** A picture with its bytes, for documents. */
export interface LoadedPicture extends StoredPicture {
  bytes: Uint8Array;
}

/**
 * The first picture of a product with its bytes. Undefined where there is none, or no more: a newer import may have deleted
 * it while this catalogue was still being shown.
 */
export async function loadFirstPicture(
  storage: ObjectStorage | undefined,
  pictures: readonly StoredPicture[] | undefined,
): Promise<LoadedPicture | undefined> {
  const [picture] = pictures ?? [];
  const stored = picture && (await storage?.get(pictureKey(picture.id, 'whole')));
  return picture && stored ? { ...picture, bytes: stored.bytes } : undefined;
}
