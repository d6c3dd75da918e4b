import * as z from 'zod/mini';
import { ConfigSchemaForm } from './data-schema/config-schema';
import { ObjectSchemaForm } from './data-schema/data-schema-form';
import type { PageRecord } from './define-remote';
import type { FillDescriptor } from './slots';

export {
  DRAWN_ELEMENT,
  LATE_PICTURES,
  LATER_ELEMENT,
  type PageDataElement,
  PRELOADS_ELEMENT,
  REGISTRY_ELEMENT,
  SEED_ELEMENT,
} from './page-elements';

/** `sha384-…` as in Subresource Integrity. */
export const IntegrityHash = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** A path below the version's folder: no leading slash, no climbing out. */
export const FilePath = z.string().check(z.regex(/^(?!\/)(?!.*\.\.)[A-Za-z0-9._/-]+$/));

/**
 * Value of `data-rspack` on the link of a style sheet, by file: by it the app's own code finds a sheet that the page names
 * already. Without it that code adds the sheet again, and the browser computes every element's style once more.
 */
const SheetMarks = z.record(FilePath, z.string().check(z.maxLength(200)));

/** Name of a Trusted Types policy: what the header of pages may say without being read as something else. */
const PolicyName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,60}$/));

export const RouteSchema = z.object({
  id: z.string(),
  path: z.string().check(z.startsWith('/')),
  title: z.string(),
  description: z.string(),
  parent: z.optional(z.string()),
  keepAlive: z.optional(z.boolean()),
  /** First data and metadata. Only the server reads it, and checks its form then (`PageRecordSchema`). */
  page: z.optional(z.custom<PageRecord>(value => typeof value === 'object')),
  /** Queries with which the page is tried before a version is published. */
  cases: z.optional(z.readonly(z.array(z.string().check(z.regex(/^(?:\?[^#\s]{1,500})?$/))).check(z.maxLength(10)))),
});

const Pixels = z.number().check(z.minimum(0), z.maximum(4000));
const SlotVersion = z.int().check(z.minimum(1));

export const SlotSchema = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  title: z.string(),
  version: SlotVersion,
  props: ObjectSchemaForm,
  most: z.int().check(z.minimum(1), z.maximum(10)),
  height: z.object({ wide: Pixels, narrow: Pixels }),
});

const isSlotName = (value: unknown): value is FillDescriptor['slot'] =>
  typeof value === 'string' && /^[a-z][a-z0-9-]{1,30}:[a-z][a-z0-9-]{0,40}$/.test(value);

export const FillSchema = z.object({
  slot: z.custom<FillDescriptor['slot']>(isSlotName),
  version: SlotVersion,
  /** Absent in the manifests of pages: only a deployment compares it with the place. */
  props: z.optional(ObjectSchemaForm),
  order: z.number(),
  when: z.optional(
    z.readonly(z.record(z.string(), z.readonly(z.array(z.union([z.string(), z.number(), z.boolean()]))))),
  ),
});
export type FillSchema = z.infer<typeof FillSchema>;

/** `remote.json`: the manifest of a remote. Written by its team, completed by its build. */
export const RemoteManifest = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  owner: z.string(),
  title: z.string(),
  requires: z.object({
    contract: z.string(),
    /** Least version of the site's API, `^1.2.0`. Absent where any will do. */
    api: z.optional(z.string()),
  }),
  routes: z.array(RouteSchema),
  /** Entry in the main menu, for a remote that the site's own menu does not name. */
  menu: z.optional(z.object({ label: z.string(), route: z.string(), order: z.number() })),
  /** Trusted Types policies that the remote creates. Absent in one that knows none. */
  trustedTypes: z.optional(z.readonly(z.array(PolicyName))),
  /** Places that others may fill. Only a deployment reads them: a page's code brings its own. */
  slots: z.optional(z.readonly(z.array(SlotSchema))),
  /** Pieces for places of others. */
  fills: z.optional(z.readonly(z.array(FillSchema))),
  /** What an operator may set. Absent in the manifests of pages: the server reads the values by it. */
  config: z.optional(ConfigSchemaForm),
  /** Languages of its pages besides Chinese. Those that a shell does not know are left aside. */
  languages: z.optional(z.readonly(z.array(z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/))))),
  /** `1.0.0-3f9a2c1b`: the package's version and the hash of its sources. */
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/)),
  /** Module Federation's manifest and its global name. */
  entry: FilePath,
  container: z.string(),
  /** Hash of every file of the version, by path. */
  integrity: z.record(z.string(), IntegrityHash),
  /** Files that the entry needs before any page can be drawn, and those of each route and each piece, in order of need. */
  preload: z.object({
    initial: z.array(FilePath),
    routes: z.record(z.string(), z.array(FilePath)),
    fills: z.optional(z.record(z.string(), z.array(FilePath))),
  }),
  /** Versions of the packages that shell and remotes share, by package. Absent in builds made before it was stamped. */
  shared: z.optional(z.record(z.string(), z.string())),
  /** Absent in builds of other bundlers, and in those made before it was stamped. */
  sheets: z.optional(SheetMarks),
  /** Bundle for renderers on the server. Without one, pages are drawn in the browser alone. */
  server: z.optional(FilePath),
  /** Sum of the files' sizes, and of the initial ones, in bytes before compression; the server's bundle is in neither. */
  bytes: z.object({ total: z.number(), initial: z.number() }),
  /** Where the remote can stand in foreign pages: the module with all of it, and the files behind lasting script names. */
  embed: z.optional(z.object({ bundle: FilePath, scripts: z.record(z.string(), FilePath) })),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;

/** Values of a remote's settings, one for each that the version declares. */
const OwnConfig = z.optional(z.record(z.string(), z.unknown()));

/** The version that worked before this one: taken when this one cannot be trusted or does not run. Fetched only then. */
const Fallback = z.optional(
  z.object({ base: z.string(), version: z.string(), integrity: IntegrityHash, config: OwnConfig }),
);

/** One remote as the server picked it for a page: where its files are, what it says of itself. */
export const ResolvedRemote = z.object({
  /** `/remotes/catalog/1.0.0-3f9a2c1b/` */
  base: z.string(),
  manifest: RemoteManifest,
  /** Module Federation's manifest, inlined to save a round trip. */
  federationManifest: z.unknown(),
  fallback: Fallback,
  /** Absent for a version that declares no settings. */
  config: OwnConfig,
});
export type ResolvedRemote = z.infer<typeof ResolvedRemote>;

/**
 * A remote that the page does not open: what menus, addresses and places need to know of it. Files and their hashes are most of a
 * manifest; the shell fetches them, against these hashes, when it opens the remote.
 */
export const RemoteInBrief = z.object({
  base: z.string(),
  manifest: z.pick(RemoteManifest, {
    name: true,
    owner: true,
    title: true,
    requires: true,
    routes: true,
    menu: true,
    fills: true,
    languages: true,
    version: true,
    entry: true,
  }),
  hashes: z.object({
    /** Of `remote.json`. */
    manifest: IntegrityHash,
    /** Of Module Federation's manifest. */
    entry: IntegrityHash,
  }),
  fallback: Fallback,
  config: OwnConfig,
});
export type RemoteInBrief = z.infer<typeof RemoteInBrief>;

/** A remote as a page lists it: whole where the page opens it, or where its shell expects all of them whole. */
export const ListedRemote = z.union([ResolvedRemote, RemoteInBrief]);
export type ListedRemote = z.infer<typeof ListedRemote>;

/** A remote that its team has switched off, with the data for the notice at its addresses. */
export const KilledRemote = z.object({
  name: z.string(),
  title: z.string(),
  /** For the visitor, in Chinese; empty when none was given. */
  reason: z.string(),
  routes: z.array(RouteSchema),
});
export type KilledRemote = z.infer<typeof KilledRemote>;

/** `?mf=selection@http://localhost:3001/`: where a developer's build of a remote is served from; ends with a slash. */
export const RemoteOverride = z.object({ name: z.string(), url: z.url() });
export type RemoteOverride = z.infer<typeof RemoteOverride>;

/** What the page carries as inert JSON in `REGISTRY_ELEMENT`. */
export const ResolvedRegistry = z.object({
  revision: z.number(),
  remotes: z.array(ListedRemote),
  /** Version of the site's API when the page was made. */
  api: z.optional(z.string()),
  /** Version of the shell that this page runs, for reports. */
  shell: z.optional(z.string()),
  /** Changes with the settings of any remote. Absent in pages of older editions of the site. */
  config: z.optional(z.string()),
  /** Remotes taken off the site by their team: their paths show a notice, their menu entries are gone. */
  killed: z._default(z.array(KilledRemote), []),
  /** Remotes of a developer's own machine that this page is to run in place of the live ones. */
  overrides: z._default(z.array(RemoteOverride), []),
  /** An override was requested in the address and refused. */
  overrideRefused: z.optional(z.boolean()),
});
export type ResolvedRegistry = z.infer<typeof ResolvedRegistry>;

/** `shell.json`: the manifest of the shell's build. */
export const ShellManifest = z.object({
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/)),
  contract: z.string(),
  /** Scripts and style sheets that the page names, in order. */
  scripts: z.array(FilePath),
  styles: z.array(FilePath),
  /** Chunks that the scripts are going to ask for at once. */
  preload: z.array(FilePath),
  integrity: z.record(z.string(), IntegrityHash),
  /** Versions of the packages that shell and remotes share, by package. Absent in builds made before it was stamped. */
  shared: z.optional(z.record(z.string(), z.string())),
  /** Absent in builds of other bundlers, and in those made before it was stamped. */
  sheets: z.optional(SheetMarks),
  /** Bundle for renderers on the server. Without one, pages are drawn in the browser alone. */
  server: z.optional(FilePath),
  /** Trusted Types policies that the shell creates, `default` among them. Absent in a shell that does not work under them. */
  trustedTypes: z.optional(z.readonly(z.array(PolicyName))),
  /** The shell fetches the manifests of remotes that the page does not open. Absent in builds that expect them in the page. */
  fetchesManifests: z.optional(z.boolean()),
  /**
   * Script that a page drawn by the server runs first. The page's preloads stand before its content then, and the template
   * `PRELOADS_ELEMENT` marks it as drawn. Absent in builds that expect them in the head.
   */
  atOnce: z.optional(FilePath),
  /** That script also asks for the shell's own sheets, once the preloads are there. Absent in builds that expect them in use. */
  startsSheets: z.optional(z.boolean()),
  /** Chunks that the page fetches once it works. It names them for whoever keeps pages with their files. */
  later: z.optional(z.array(FilePath)),
  bytes: z.object({ total: z.number(), initial: z.number() }),
});
export type ShellManifest = z.infer<typeof ShellManifest>;

/**
 * Answers of calls that the page already carries (`SEED_ELEMENT`): the request
 * wrapper answers the first call with the same path and body from here instead of the network.
 */
export const Seed = z.array(z.object({ path: z.string(), body: z.unknown(), content: z.unknown() }));
export type Seed = z.infer<typeof Seed>;
