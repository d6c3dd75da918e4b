import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

import * as z from 'zod/mini';
/** One setting of a remote: its form, and the value that holds until an operator sets another. Since contract 1.6. */
export type ConfigField = DataSchema & {
  readonly default: unknown;
};
/**
 * The settings of a remote. Each has a default, so that a version can always run: before anything was set, and after a rollback
 * to a version that does not take what is set. Since contract 1.6.
 */
export interface ConfigSchema {
  type: 'object';
  properties: Readonly<Record<string, ConfigField>>;
}
/** The values of a remote's settings, as TypeScript sees them. */
export type ConfigOf<S extends ConfigSchema> = {
  readonly [Name in keyof S['properties']]: ValueOf<S['properties'][Name]>;
};
/** The schema of a remote's settings. A `required` beside the properties is refused: every setting has its default. */
export declare const ConfigSchemaForm: z.ZodMiniType<ConfigSchema>;
/** The values that a version runs with, and what of the given ones it does not take. */
export interface ReadConfig {
  /** A value for each setting: the given one, else its default. */
  values: Record<string, unknown>;
  /** Chinese, naming the setting; its default stands in. */
  problems: {
    name: string;
    problem: string;
  }[];
}
/** Reads what an operator has set by the schema of one version. What the version does not declare is left out. */
export declare function readConfig({ properties }: ConfigSchema, given: Readonly<Record<string, unknown>>): ReadConfig;

/**
 * Form of data that crosses from one team to another: a part of JSON Schema, so that a remote of any bundler can state it
 * and tools can read it.
 */
export type DataSchema = {
  type: 'string';
  title?: string;
  enum?: readonly string[];
  maxLength?: number;
} | {
  type: 'number' | 'integer';
  title?: string;
  minimum?: number;
  maximum?: number;
} | {
  type: 'boolean';
  title?: string;
} | {
  type: 'array';
  title?: string;
  items: DataSchema;
  maxItems?: number;
} | ObjectSchema;
export interface ObjectSchema {
  type: 'object';
  /** Name in Chinese, for messages. */
  title?: string;
  properties: Readonly<Record<string, DataSchema>>;
  /** Properties that are always there. */
  required?: readonly string[];
}
/** Whether it is of numbers. */
export declare const isNumeric: (schema: DataSchema) => schema is Extract<DataSchema, {
  type: 'number' | 'integer';
}>;
/** The values of a schema, as TypeScript sees them. */
export type ValueOf<S> = S extends {
  type: 'string';
  enum: readonly (infer Choice)[];
} ? Choice : S extends {
  type: 'string';
} ? string : S extends {
  type: 'number' | 'integer';
} ? number : S extends {
  type: 'boolean';
} ? boolean : S extends {
  type: 'array';
  items: infer Items;
} ? readonly ValueOf<Items>[] : S extends {
  type: 'object';
  properties: infer Properties;
} ? ObjectOf<Properties, S extends {
  required: readonly (infer Key)[];
} ? Key : never> : never;
type ObjectOf<Properties, Required> = {
  readonly [Key in keyof Properties as Key extends Required ? Key : never]: ValueOf<Properties[Key]>;
} & {
  readonly [Key in keyof Properties as Key extends Required ? never : Key]?: ValueOf<Properties[Key]>;
};

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
  share?: {
    kind: 'website' | 'article' | 'product';
    image?: string;
  };
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
export type RequestField = {
  query: string;
  type: 'id' | 'number' | 'text';
} | {
  value: string | number | boolean;
};
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
export type StructuredValue = string | {
  url: string;
} | {
  copy: string;
} | {
  steps: readonly {
    name: string;
    path: string;
  }[];
} | {
  properties: string;
  of: string;
} | {
  each: string;
  node: StructuredNode;
} | {
  search: string;
} | StructuredNode;
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
  requires: {
    contract: string;
    api?: string;
  };
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
  prefetch?(context: {
    host: HostServices;
    queryClient: QueryClient;
    search: string;
  }): Promise<unknown>;
}
type DeclaredLanguage<D> = D extends {
  languages: readonly (infer L extends FurtherLanguage)[];
} ? L : never;
type RouteId<D extends RemoteDescriptor> = D['routes'][number]['id'];
export interface RemoteImplementation<D extends RemoteDescriptor> {
  /** Runs once before the first page of the remote. May answer a function that undoes it. */
  setup?(host: HostServices): (() => void) | undefined;
  /** One page for each declared route: a missing or an undeclared one does not compile. */
  routes: {
    [Id in RouteId<D>]: () => Promise<PageModule>;
  };
  /** One module for each declared piece; the build refuses a remote without the table. Since contract 1.6. */
  fills?: Fills<D>;
  /**
   * Brings the texts of each declared language (`messages.load('en')`): the shell waits for them before it shows a page in
   * it. Tables that are left out come when a page uses them. Since contract 1.6.
   */
  languages?: {
    [L in DeclaredLanguage<D>]: () => Promise<unknown>;
  };
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
export declare function defineRemote<const D extends RemoteDescriptor>(descriptor: D, implementation: RemoteImplementation<D>): Remote;

export declare function HostProvider({ host, children }: {
  host: HostServices;
  children: ReactNode;
}): import("react").JSX.Element;
/** The services that the shell handed to this remote. Throws outside a HostProvider. */
export declare function useHost(): HostServices;
/** The current value of one of the shell's readables; renders again when it changes. */
export declare function useReadable<T>(readable: Readable<T>): T;

/** A language of the interface. Products, articles and prices are Chinese in all of them. */
export type Language = 'zh-CN' | 'en';
/** The language in which the server draws every page, and of whatever has no other. */
export declare const DEFAULT_LANGUAGE = "zh-CN";
/**
 * The language of a text that came as data, for `lang` of its element: undefined where it is that of the page around it.
 * Whatever holds a Chinese character is Chinese. Since contract 1.6.
 * @example <h2 lang={languageOfText(file.title, useLanguage())}>{file.title}</h2>
 */
export declare const languageOfText: (text: string, page: Language) => Language | undefined;

/** A text, or one with values in it. */
type Message = string | ((...values: never[]) => string);
/** The texts of a page or a part of one, by what they say; texts of one kind may stand in a table of their own. */
export interface MessageTable {
  readonly [key: string]: Message | MessageTable;
}
/** The same keys in another language, each with the same values. A missing or a surplus key does not compile. */
export type Translation<T extends MessageTable> = {
  readonly [Key in keyof T]: T[Key] extends (...values: infer Values) => string ? (...values: Values) => string : T[Key] extends MessageTable ? Translation<T[Key]> : string;
};
/** How the table of each further language comes: `() => import('./en')`. */
export type Translations<T extends MessageTable> = Readonly<Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, () => Promise<{
  default: Translation<T>;
}>>>;
/** Texts in every language that they were written in. */
export interface Messages<T extends MessageTable> {
  /** The table of a language, or the Chinese one while that has not come. */
  in(language: Language): Translation<T>;
  /**
   * Brings the table of a language; at once where it is there.
   * @throws the bundler's error where the file does not come; calling again tries again
   */
  load(language: Language): Promise<void>;
  /** As `load`, for whoever cannot wait: `report` hears of an attempt that failed, once however many asked for it. */
  bring(language: Language, report: (error: unknown) => void): void;
  /** Calls `listener` when a table has come; answers a function that stops it. */
  subscribe(listener: () => void): () => void;
}
/**
 * Texts in Chinese, which are in the page's own code, and in other languages, each a file that comes when it is asked for.
 * Since contract 1.6.
 * @example export const messages = defineMessages({ files: (n: number) => `共 ${n} 份` }, { en: () => import('./en') });
 */
export declare function defineMessages<const T extends MessageTable>(chinese: T & Translation<T>, translations: Translations<T>): Messages<T>;

/**
 * The language of the remote's page: the visitor's, if the remote declares it (`languages`) and its texts have come, else
 * Chinese. On the server and while a drawn page is taken over it is Chinese. Shells before contract 1.6, development
 * servers and embedding pages have no other. Since contract 1.6.
 */
export declare const useLanguage: () => Language;
/** The texts of a table in the language of the remote's page. Since contract 1.6. */
export declare function useMessages<const T extends MessageTable>(messages: Messages<T>): Translation<T>;
/**
 * The texts of a table in a language, in Chinese until they have come.
 * @param report hears why they did not come; the same function for the life of the page
 */
export declare function useMessagesIn<const T extends MessageTable>(messages: Messages<T>, language: Language, report: (error: unknown) => void): Translation<T>;

export { Link, useLocation, useNavigate, useOutlet, useSearchParams } from 'react-router-dom';

/** Reads and follows one value of the shell. Made for `useSyncExternalStore`; no state library is part of the contract. */
export interface Readable<T> {
  get(): T;
  /** Calls `listener` after each change; answers a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** The value with which the server drew the page; while a drawn page is taken over it holds. Since contract 1.5. */
  served?(): T;
}
export interface HostUser {
  id: number;
  userName: string;
}
/** A product on the comparison list. */
export interface CompareItem {
  id: number;
  categoryId: number;
  /** `海康机器人 MV-CS050-10GM` */
  title: string;
  /** Picture path as the API gives it. */
  image: string;
}
export interface CompareService {
  readonly items: Readable<readonly CompareItem[]>;
  /** The most products that can be compared at a time. */
  readonly max: number;
  /** Appends the product. Answers why not, in Chinese, when the list is full or holds another category; the shell shows it. */
  add(item: CompareItem): {
    ok: true;
  } | {
    ok: false;
    reason: string;
  };
  remove(id: number): void;
  clear(): void;
}
export interface HostCategory {
  id: number;
  parentId: number;
  code: string;
  name: string;
  icon: string;
  path: string;
  description: string;
  count: number;
}
/** What the page was served with. */
export interface HostConfig {
  readonly categories: readonly HostCategory[];
  /** Prefix of image sources that begin with `/Uploads`; empty for the site's own host. */
  readonly imageHost: string;
  /** Changes with every deployment. */
  readonly registryRevision: number;
  /** Origin of the site, where the page around is not one of it (an embedding page). Read through `useSiteOrigin`. */
  readonly siteOrigin?: string;
  /** Words that an embedding page has in place of the remote's own, by their names. */
  readonly texts?: Readonly<Record<string, string>>;
  /**
   * The remote's own settings as its descriptor declares them (`config`), read by the site. Public: everybody can read them in the page. The
   * same for the life of the page. Read through `useConfig` or `configOf`. Since contract 1.6.
   */
  readonly own?: Readonly<Record<string, unknown>>;
}
export interface NotifyService {
  /** One message at a time; 3000 ms unless told otherwise. */
  info(text: string, durationMs?: number): void;
  success(text: string, durationMs?: number): void;
  warning(text: string, durationMs?: number): void;
  error(text: string, durationMs?: number): void;
}
export interface RequestOptions {
  showLoading?: boolean;
  silent?: boolean;
  signal?: AbortSignal;
  /**
   * Whether the answer's content has the form that the page was built for. Where it has not, the call fails, and the shell brings the
   * page and the API back into step. Shells before contract 1.6 do not ask.
   */
  accepts?(content: unknown): boolean;
}
/** Parts of the services that a shell may lack (an embedding page, an older shell). Ask `has()` before use. */
export type Capability = 'auth' | 'compare' | 'language' | 'prefetch' | 'preferences' | 'routes' | 'slots' | 'telemetry' | 'tell' | 'title';
/** The visitor's preferences for the remote's pages, kept on their device: columns, saved filters. */
export interface PreferencesService {
  /** What was set, now or in an earlier visit, as JSON gives it; undefined when nothing was. Another version may have set it: check its shape. */
  get(key: string): unknown;
  /** Keeps a JSON value under a key of the remote's own; undefined forgets it. */
  set(key: string, value: unknown): void;
}
/**
 * What the shell hands to a remote: everything it may use of the world outside. Frozen, and tagged with the remote's
 * name and version, so that requests and errors can be told apart. A remote never touches localStorage, the token,
 * axios or another remote.
 */
export interface HostServices {
  readonly contractVersion: string;
  readonly remote: {
    readonly name: string;
    readonly version: string;
  };
  /** Posts to the API; resolves to the answer's content, rejects on any failure after the shell has shown the message. */
  request(path: string, body: unknown, options?: RequestOptions): Promise<unknown>;
  readonly auth: {
    readonly user: Readable<HostUser | null>;
    /** Opens the login dialog. */
    requireLogin(): void;
    logout(): void;
  };
  navigate(to: string, options?: {
    replace?: boolean;
  }): void;
  readonly compare: CompareService;
  readonly config: HostConfig;
  readonly notify: NotifyService;
  /** Absent in shells before contract 1.1: ask `has('preferences')`. */
  readonly preferences?: PreferencesService;
  /** Names the page at an address (path and search), in place of its route's title; the shell adds the site's name. */
  setTitle(title: string, address: string): void;
  /**
   * Does a live remote provide the page at this path? For links that appear with the remote they lead to.
   * Absent in shells before contract 1.2: ask `has('routes')`.
   */
  isProvided?(to: string): boolean;
  /**
   * Loads the code of the page behind an address and, within a budget, its data (`PageModule.prefetch`); does nothing on
   * slow or metered connections. Shells before contract 1.5 load the code alone.
   */
  prefetch(to: string): void;
  readonly telemetry: {
    event(name: string, data?: Record<string, string | number | boolean>): void;
    error(error: unknown, data?: Record<string, string | number | boolean>): void;
  };
  /**
   * The language of the remote's page; read through `useLanguage` and `useMessages`. Chinese for a remote that declares no
   * other. Absent in shells before contract 1.6: ask `has('language')`.
   */
  readonly language?: Readable<Language>;
  /** Fills a place of the remote's page; read through `<Slot>`. Absent in shells before contract 1.6: ask `has('slots')`. */
  readonly slot?: FilledSlot;
  /**
   * Tells an embedding page what happened in the remote: results that came, one that was picked. The site has no use for
   * it: ask `has('tell')`.
   */
  tell?(happened: 'result' | 'pick', detail: unknown): void;
  has(capability: Capability): boolean;
}

export interface SlotProps<S extends SlotDescriptor> {
  /** The place as the remote's descriptor lists it. */
  slot: S;
  props: ValueOf<S['props']>;
}
/**
 * A place that other remotes fill. It is empty where no live remote does, and in shells before contract 1.6; its pieces
 * come once the page works and the place is near. Since contract 1.6.
 */
export declare function Slot<const S extends SlotDescriptor>({ slot, props }: SlotProps<S>): import("react").JSX.Element | null;

/** A place in a page of a remote that other remotes may fill. Since contract 1.6. */
export interface SlotDescriptor {
  /** Unique within the remote: `product-help`. Others call it `catalog:product-help`. */
  name: string;
  /** What may stand there, in Chinese. */
  title: string;
  /** Raised when a piece written for the props before would no longer get what it expects. */
  version: number;
  /** What the place hands over to its pieces: data alone. */
  props: ObjectSchema;
  /** The most pieces that are shown; those of a higher order are left out. */
  most: number;
  /** Room that is kept for each piece from the first drawing on, px, in the wide form and in that of phones. */
  height: {
    wide: number;
    narrow: number;
  };
}
/** A piece for a place of another remote. Since contract 1.6. */
export interface FillDescriptor {
  /** Remote and place: `catalog:product-help`. */
  slot: `${string}:${string}`;
  /** The place's version that the piece was written for. */
  version: number;
  /** What the piece expects of the place; may be less than the place hands over. */
  props: ObjectSchema;
  /** Among the pieces of a place, lower first. */
  order: number;
  /** Only where these props have one of these values. Elsewhere neither code is loaded nor room kept for it. */
  when?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
}
/** The module of a piece. */
export interface PieceModule<Props> {
  default: ComponentType<Props>;
}
/** What a place asks the shell for. */
export interface SlotRequest {
  slot: SlotDescriptor;
  props: unknown;
}
/** How the shell fills a place. */
export type FilledSlot = (request: SlotRequest) => ReactNode;
type Filled<D> = D extends {
  fills: readonly (infer F)[];
} ? F : never;
type SlotOf<F> = F extends {
  slot: infer Slot extends string;
} ? Slot : never;
/** The props of a remote's piece for a place, as its descriptor expects them. */
export type PropsOfFill<D, Slot extends string> = Extract<Filled<D>, {
  slot: Slot;
}> extends {
  props: infer Props;
} ? ValueOf<Props> : never;
/** A module for each declared piece. */
export type Fills<D> = {
  [Slot in SlotOf<Filled<D>>]: () => Promise<PieceModule<PropsOfFill<D, Slot>>>;
};

/** What of a click, of the browser or of React, says where its link opens. */
export type LinkClick = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
/** Whether a click on a link opens it in this tab. With another button or a key held, the browser opens or saves it elsewhere. */
export declare const staysInTab: ({ button, metaKey, ctrlKey, shiftKey, altKey }: LinkClick) => boolean;

export interface Ahead<Target> {
  /** The target that the next change builds on: the last one given to `lead`, while the page does not show it yet. */
  latest(): Target;
  /** Notes where the page is going, before it goes there. */
  lead(to: Target): void;
}
/**
 * Where changes of a page's address lead while the page still shows the state before them: a navigation may wait for data, and
 * the address changes before the page is drawn. Read and written by what handles events.
 * @param shown as the page's address says it
 * @param print one text per target, by which two are told apart
 */
export declare function useAhead<Target>(shown: Target, print: (target: Target) => string): Ahead<Target>;

export interface ComparedProduct {
  added: boolean;
  /** What pressing does, with the product's name: for a button that does not stand beside it. */
  label: string;
  /** Puts it on the list or takes it off; the shell says why when it cannot be added. */
  toggle(): void;
}
/** A product and the comparison list; null where the page around has no list. */
export declare function useCompareItem(item: CompareItem): ComparedProduct | null;

/**
 * The remote's own settings, each with the operator's value or its default. The site has read them by the same schema; shells before
 * contract 1.6, development servers and embedding pages hand none over, and the defaults hold. Since contract 1.6.
 * @param schema as the remote's descriptor gives it (`config`)
 */
export declare function configOf<const S extends ConfigSchema>(host: HostServices, { properties }: S): ConfigOf<S>;
/** The same inside a component. Since contract 1.6. */
export declare const useConfig: <const S extends ConfigSchema>(schema: S) => ConfigOf<S>;

/** Copies a text and says so in `done`; where there is no clipboard (no https, no permission) it shows the text itself. */
export declare function useCopy(): (text: string, done: string) => Promise<void>;

/**
 * False on the server and while the browser takes over a page that was drawn there; true from then on, and at once on
 * every page that the browser draws itself. What only this visitor's browser knows may be shown when it is true.
 */
export declare const useIsHydrated: () => boolean;

/** Names the page after what it shows, once that is known: `MV-CS050-10GM`. Said anew for each address of the page. */
export declare function usePageTitle(title: string | undefined): void;

/**
 * What stands before addresses of the site: empty on the site itself, its origin where a remote is shown on another page.
 * @example <a href={`${useSiteOrigin()}/export/list.csv`}>
 */
export declare const useSiteOrigin: () => string;

/**
 * Version of the contract between shell and remotes: additive within a major, and the shell runs remotes of its own
 * major only. A remote states in its descriptor what it needs (`requires.contract`).
 * The minor is raised here with whatever this package or the façade `@shixuan/ui` exports anew; the report of what they
 * export lies in `contract/` and is rewritten with `npm run contract -- --write`.
 */
export declare const CONTRACT_VERSION = "1.6.0";
