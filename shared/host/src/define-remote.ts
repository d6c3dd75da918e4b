import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ConfigSchema } from './data-schema/config-schema';
import type { DEFAULT_LANGUAGE, Language } from './lang/language';
import type { HostServices } from './services';
import type { FillDescriptor, Fills, PieceModule, SlotDescriptor } from './slots';

export interface RouteDescriptor {
  /** Name of the route; the product specification's name where it gives one (`Category`, `Line`). */
  id: string;
  /** Absolute path, `/goods/list`. */
  path: string;
  /** Title of the page in Chinese, without the site's name. */
  title: string;
  /** Description for search engines. */
  description: string;
  /** Id of the route inside which this page is shown. */
  parent?: string;
  /** Stay alive in the background when the visitor leaves: state and scroll are kept. */
  keepAlive?: boolean;
  /** First data and metadata of the page. Since contract 1.5; servers before it take `title` and `description` as they are. */
  page?: PageRecord;
  /**
   * Queries with which a version is tried before it is published: `?id=1`. Each must be drawn by the server and work in
   * the browser, wide and narrow; none for the path alone. Since contract 1.5.
   */
  cases?: readonly string[];
}

/**
 * What the server says of a page before any of its code runs, and the answers that it puts into the page. Texts are
 * templates over values: `{productDetail.product.model}` of an answer, `{query.tag}` of the page's address,
 * `{address.category.name}` of the reader named by `address`; `{a|b}` takes the first that is not empty. A template
 * whose values are all empty counts as absent. Names are checked when a version is deployed.
 */
export interface PageRecord {
  /**
   * One of the server's readers of addresses (`productList`, `articleList`), for pages whose address follows rules of
   * the site. It names the page's subject, its canonical address and the requests of its calls. An address that leads
   * to nothing answers 404.
   */
  address?: string;
  /** Calls that the page begins with; at most 6, public reads only. The page's own first calls find the answers. */
  data?: readonly PageData[];
  /** In place of the route's title; several parts are joined with ` · `, empty ones are left out. */
  title?: string | readonly string[];
  /** In place of the route's description. */
  description?: string;
  /** Path and search of the one address under which search engines should know the page. */
  canonical?: string;
  /** What search engines read of the page, as nodes of a schema.org graph. */
  structuredData?: readonly StructuredNode[];
  /** False: search engines follow the page's links and do not list it. */
  indexed?: boolean;
  /** How messengers show the page: what it is (`website` without this), and the template of its picture's address. */
  share?: { kind: 'website' | 'article' | 'product'; image?: string };
}

export interface PageData {
  /** Name of the call: `articleDetail`. */
  call: string;
  /** Fields of the request. Absent: the request that the reader of the address makes for this call, else an empty one. */
  request?: Readonly<Record<string, RequestField>>;
  /** Without an answer there is no such page: 404. */
  required?: boolean;
}

/**
 * A field from the page's address, left out where the address lacks it or has another form, or a fixed value. `id` is
 * a positive whole number of at most ten digits.
 */
export type RequestField = { query: string; type: 'id' | 'number' | 'text' } | { value: string | number | boolean };

export interface StructuredNode {
  /** Type of schema.org: `Product`, `BreadcrumbList`. */
  type: string;
  /** The node is given only where there is this value: `address.category`. */
  when?: string;
  fields: Readonly<Record<string, StructuredValue>>;
}

/**
 * A text; an address of this site; a value as it is; the steps of a BreadcrumbList, from the home page down; known
 * attributes of a product as PropertyValues (`properties`: their definitions, `of`: their values); a node for each
 * element of a list, whose values are called `item` and its `position` from 1; the search of the site, an address to
 * which the words are added; a node.
 */
export type StructuredValue =
  | string
  | { url: string }
  | { copy: string }
  | { steps: readonly { name: string; path: string }[] }
  | { properties: string; of: string }
  | { each: string; node: StructuredNode }
  | { search: string }
  | StructuredNode;

/** The remote's entry in the main menu, after the site's own; none where the site's menu already leads to the page. */
export interface MenuDescriptor {
  /** Words of the entry: `论坛`. */
  label: string;
  /** Id of the route that it opens. */
  route: string;
  /** Place among the entries of remotes, lower first. */
  order: number;
}

/** The half of `remote.json` that people write, in `src/descriptor.ts`; the build stamps the rest. */
export interface RemoteDescriptor {
  /** Lower case, unique: `catalog`. */
  name: string;
  /** The team to call. */
  owner: string;
  title: string;
  /**
   * `contract`: the least minor of this contract, `^1.5.0`. `api`: the least version of the site's API, `^1.0.0`, for pages that call
   * what was added to it later; a site whose API is older never serves the version. Since contract 1.6.
   */
  requires: { contract: string; api?: string };
  routes: readonly RouteDescriptor[];
  /** Since contract 1.4; shells before it show no entry. */
  menu?: MenuDescriptor;
  /**
   * Names of the Trusted Types policies that the remote creates: its own name, or that and more after a hyphen
   * (`forum`, `forum-posts`). With it, even when empty, the remote says that it writes HTML through them alone; without it
   * the shell sanitises HTML that the remote writes as a text, for which it loads a sanitiser. Since contract 1.5.
   */
  trustedTypes?: readonly string[];
  /** Places in the remote's pages that others may fill (`<Slot>`). Since contract 1.6. */
  slots?: readonly SlotDescriptor[];
  /** Pieces for places of others, at most one for each place. Since contract 1.6; shells before it show none. */
  fills?: readonly FillDescriptor[];
  /**
   * What an operator may set without a new version: a number of rows, a line of contact. Public, so never a secret. Read through
   * `useConfig`. Since contract 1.6.
   */
  config?: ConfigSchema;
  /**
   * Languages that its pages have besides Chinese: `['en']`. A page of a remote without the visitor's language stays Chinese.
   * Since contract 1.6; shells before it show Chinese.
   */
  languages?: readonly FurtherLanguage[];
}

type FurtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;

export interface PageProps {
  /** The search part at the time of rendering, without `?`. Frozen while the page is kept in the background. */
  search: string;
}

export interface PageModule {
  default: ComponentType<PageProps>;
  /**
   * Fills the query cache for the page; rejections are left to the page. Also called ahead of a click, where calls show
   * neither mask nor message.
   */
  prefetch?(context: { host: HostServices; queryClient: QueryClient; search: string }): Promise<unknown>;
}

type DeclaredLanguage<D> = D extends { languages: readonly (infer L extends FurtherLanguage)[] } ? L : never;

type RouteId<D extends RemoteDescriptor> = D['routes'][number]['id'];

export interface RemoteImplementation<D extends RemoteDescriptor> {
  /** Runs once before the first page of the remote. May answer a function that undoes it. */
  setup?(host: HostServices): (() => void) | undefined;
  /** One page for each declared route: a missing or an undeclared one does not compile. */
  routes: { [Id in RouteId<D>]: () => Promise<PageModule> };
  /** One module for each declared piece; the build refuses a remote without the table. Since contract 1.6. */
  fills?: Fills<D>;
  /**
   * Brings the texts of each declared language (`messages.load('en')`): the shell waits for them before it shows a page in
   * it. Tables that are left out come when a page uses them. Since contract 1.6.
   */
  languages?: { [L in DeclaredLanguage<D>]: () => Promise<unknown> };
}

/** What the one federated module `./remote` exports as default. */
export interface Remote {
  descriptor: RemoteDescriptor;
  setup?(host: HostServices): (() => void) | undefined;
  routes: Record<string, () => Promise<PageModule>>;
  /** By the place: `catalog:product-help`. Since contract 1.6. */
  fills?: Record<string, () => Promise<PieceModule<never>>>;
  /** By the language. Since contract 1.6. */
  languages?: Readonly<Record<string, () => Promise<unknown>>>;
}

/**
 * Ties a remote's pages to its descriptor.
 * @example export default defineRemote(descriptor, { routes: { Category: () => import('./pages/home/home.page') } });
 */
export function defineRemote<const D extends RemoteDescriptor>(
  descriptor: D,
  implementation: RemoteImplementation<D>,
): Remote {
  const { setup, routes, fills, languages } = implementation;
  return { descriptor, setup, routes, ...(fills && { fills }), ...(languages && { languages }) };
}
