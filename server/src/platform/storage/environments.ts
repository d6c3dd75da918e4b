import type { ObjectStorage } from './object-storage';

/** Name of the environment whose objects lie where they always lay. */
export const PRODUCTION = 'production';

/** The form of an environment's name. */
export const ENVIRONMENT_NAME = /^[a-z][a-z0-9-]{0,29}$/;

/** What environments have in common: the files of published versions, which never change. */
const SHARED = 'registry/files/';

/** The object that says that there is an environment. */
const POINTER = 'registry/registry.json';

/** Where the objects of an environment lie in a store; empty for production. */
export const environmentFolder = (environment: string): string =>
  environment === PRODUCTION ? '' : `environments/${environment}/`;

/** Environments of one store. */
export interface Environments {
  /** The one of this process. */
  own: string;
  /** Names of those in which something was published. */
  names(): Promise<string[]>;
  /** The store as an environment sees it. */
  storageOf(environment: string): ObjectStorage;
}

/**
 * A store as one environment sees it: the files of versions are those of all, everything else lies below a folder of its own, so that no
 * code can read or sweep what is another environment's. Production's lies without such a folder.
 */
export function inEnvironment(storage: ObjectStorage, environment: string): ObjectStorage {
  if (environment === PRODUCTION) return storage;
  const folder = environmentFolder(environment);
  const below = (key: string) => (key.startsWith(SHARED) ? key : folder + key);
  return {
    get: key => storage.get(below(key)),
    has: key => storage.has(below(key)),
    read: (key, range) => storage.read(below(key), range),
    put: (key, bytes, condition) => storage.put(below(key), bytes, condition),
    async list(prefix) {
      if (prefix.startsWith(SHARED)) return storage.list(prefix);
      const own = (await storage.list(folder + prefix)).map(key => key.slice(folder.length));
      return SHARED.startsWith(prefix) ? [...own, ...(await storage.list(SHARED))] : own;
    },
    delete: key => storage.delete(below(key)),
    room: storage.room,
  };
}

/** The environments of a store, seen from one of them. */
export const environmentsOf = (storage: ObjectStorage, own: string): Environments => ({
  own,
  async names() {
    const others = (await storage.list('environments/')).flatMap(key => {
      const [, name] = /^environments\/([^/]+)\/(.+)$/.exec(key) ?? [];
      return name && key === environmentFolder(name) + POINTER ? [name] : [];
    });
    return (await storage.has(POINTER)) ? [PRODUCTION, ...others] : others;
  },
  storageOf: environment => inEnvironment(storage, environment),
});
