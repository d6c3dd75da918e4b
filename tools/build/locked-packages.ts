import { z } from 'zod';

const Names = z.record(z.string(), z.string()).default({});

/** The part of `package-lock.json` that says what a build is made of. */
export const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      /** Of a link: the folder of the workspace. */
      resolved: z.string().optional(),
      link: z.boolean().default(false),
      dependencies: Names,
      optionalDependencies: Names,
      peerDependencies: Names,
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().default(false) })).default({}),
    }),
  ),
});
export type Lock = z.infer<typeof Lock>;

export interface LockedPackages {
  /** Folders of this project's own packages, the asked-for one included, sorted: `['remote-content', 'shared/api']`. */
  folders: string[];
  /** Packages of others, sorted: `katex 0.19.1 sha512-…`. The folder that npm chose for one is no part of what it is. */
  packages: string[];
}

/** The place in the lock where a package at `location` finds the package `name`: Node looks in each folder upwards. */
function placeOf({ packages }: Lock, location: string, name: string): string | undefined {
  for (let folder = location; ; ) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, place)) return place;
    if (!folder) return undefined;
    folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '';
  }
}

/**
 * What a package of this project is made of, over all steps: its own packages as folders, those of others with version and
 * hash. Packages that nothing of it asks for are left out, so that another team's dependency does not appear here.
 * @param folder of the package below the project: `remote-content`; empty for the project itself
 * @param names packages to follow; default all that the folder's package asks for
 * @throws Error in Chinese when the lock does not know the folder
 */
export function lockedPackages(lock: Lock, folder: string, names?: readonly string[]): LockedPackages {
  const { folders, places } = follow(lock, folder, names);
  const lines = places.map(place => {
    const { version = '', integrity = '' } = lock.packages[place] ?? {};
    return `${place.slice(place.lastIndexOf(MODULES) + MODULES.length)} ${version} ${integrity}`;
  });
  return { folders: [...folders, ...(folder ? [folder] : [])].sort(), packages: [...new Set(lines)].sort() };
}

/**
 * Folders below the project in which npm installs the packages of others that `lockedPackages` names, sorted. Those of another
 * system are among them, and are not there.
 * @throws Error in Chinese when the lock does not know the folder
 */
export const lockedPlaces = (lock: Lock, folder: string, names?: readonly string[]): string[] =>
  follow(lock, folder, names).places.sort();

/** Packages that one asks for, over all steps: folders of the project's other ones, places of those of others. */
function follow(lock: Lock, folder: string, names?: readonly string[]): { folders: string[]; places: string[] } {
  const start = lock.packages[folder];
  if (!start) throw new Error(`package-lock.json 里没有 ${folder}，请先运行 npm install。`);
  const seen = new Set<string>();
  const waiting: { location: string; names: readonly string[] }[] = [
    { location: folder, names: names ?? asksFor(start) },
  ];
  const folders = new Set<string>();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const name of next.names) {
      const place = placeOf(lock, next.location, name);
      const found = place === undefined ? undefined : lock.packages[place];
      // The lock holds no place for an optional package that npm could not install.
      if (place === undefined || !found || seen.has(place)) continue;
      seen.add(place);
      const location = found.link ? (found.resolved ?? place) : place;
      const asking = lock.packages[location];
      if (found.link) folders.add(location);
      if (asking) waiting.push({ location, names: asksFor(asking) });
    }
  }
  folders.delete(folder);
  return { folders: [...folders], places: [...seen].filter(place => !lock.packages[place]?.link) };
}

const MODULES = 'node_modules/';

/** Optional peers are left out: whether one is there depends on what other packages of the project ask for. */
const asksFor = (asking: Lock['packages'][string]): string[] => [
  ...Object.keys({ ...asking.dependencies, ...asking.optionalDependencies }),
  ...Object.keys(asking.peerDependencies).filter(name => !asking.peerDependenciesMeta[name]?.optional),
];
