import type { Language } from './lang/language';
import type { FilledSlot } from './slots';

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
  add(item: CompareItem): { ok: true } | { ok: false; reason: string };
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
export type Capability =
  | 'auth'
  | 'compare'
  | 'language'
  | 'prefetch'
  | 'preferences'
  | 'routes'
  | 'slots'
  | 'telemetry'
  | 'tell'
  | 'title';

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
  readonly remote: { readonly name: string; readonly version: string };
  /** Posts to the API; resolves to the answer's content, rejects on any failure after the shell has shown the message. */
  request(path: string, body: unknown, options?: RequestOptions): Promise<unknown>;
  readonly auth: {
    readonly user: Readable<HostUser | null>;
    /** Opens the login dialog. */
    requireLogin(): void;
    logout(): void;
  };
  navigate(to: string, options?: { replace?: boolean }): void;
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
