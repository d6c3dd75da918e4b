import type { FillSchema, ListedRemote } from '@shixuan/host/manifest';

/** A place as the page's owner draws it. */
export interface FilledPlace {
  /** `catalog:product-help` */
  name: string;
  version: number;
  /** As the place's schema has read them. */
  props: unknown;
}

/**
 * The remotes of a page that have a piece for a place, in the order of the pieces; pieces of the same order by the names of
 * their remotes. A piece that was written for another version of the place counts as absent.
 */
export function fillersOf(remotes: readonly ListedRemote[], place: FilledPlace): ListedRemote[] {
  return remotes
    .flatMap(remote => {
      const fill = remote.manifest.fills?.find(({ slot }) => slot === place.name);
      return fill && fits(fill, place) ? [{ remote, order: fill.order }] : [];
    })
    .sort((a, b) => a.order - b.order || (a.remote.manifest.name < b.remote.manifest.name ? -1 : 1))
    .map(({ remote }) => remote);
}

function fits({ version, when = {} }: FillSchema, place: FilledPlace): boolean {
  const values = new Map<string, unknown>(Object.entries(place.props ?? {}));
  return (
    version === place.version &&
    Object.entries(when).every(([name, wanted]) => wanted.some(value => value === values.get(name)))
  );
}
