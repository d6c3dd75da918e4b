import type { AddressName, addressValues, PageCall } from '@shixuan/api';
import type { z } from 'zod';
import type { CatalogueSnapshot } from '../../../domain/snapshot/catalogue';

/** What a reader makes of a page's address. */
export interface ReadAddress<N extends AddressName> {
  /** What templates find under `address`; undefined when the address names nothing in particular. */
  values?: z.output<(typeof addressValues)[N]>;
  /** Whether search engines may list the page; by default every page with a canonical address. */
  isIndexed?: boolean;
  /** What search engines show of the page, where no template can say it. */
  description?: string;
  /** Number of the page within its list; 1 by default. A further one says it in its description, which is else the first one's. */
  page?: number;
  /** Position of the first entry of the page's list in the whole list; 1 by default. */
  firstPosition?: number;
  /** Where the page leads beside what its structured data names: its other pages, lists of one filter. */
  links?: readonly { name: string; path: string }[];
  /** Bodies of the page's first calls, as the page itself is going to write them. */
  requests: { readonly [C in PageCall]?: unknown };
}

/** Reads the search part of a page's address; null when it leads to something that does not exist. */
export type AddressReader<N extends AddressName> = (
  query: URLSearchParams,
  snapshot: CatalogueSnapshot,
) => ReadAddress<N> | null;
