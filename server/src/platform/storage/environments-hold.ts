import { expect, test } from 'vitest';
import { environmentsOf, inEnvironment } from './environments';
import type { ObjectStorage } from './object-storage';

const FILE = 'registry/files/shell/1.0.0-aaaaaaaa/main.js';

function setUp(storage: ObjectStorage) {
  const put = (environment: string, key: string) =>
    inEnvironment(storage, environment).put(key, Buffer.from(environment));
  const text = async (environment: string, key: string) =>
    (await inEnvironment(storage, environment).get(key))?.bytes.toString();
  return { storage, put, text };
}

/** What environments have to do in every kind of storage. `empty` opens one that holds nothing yet. */
export function environmentsHold(empty: () => ObjectStorage): void {
  test('environments share the files of versions, and nothing else', async () => {
    const { storage, put, text } = setUp(empty());
    for (const name of ['production', 'staging', 'trial']) {
      await put(name, 'registry/registry.json');
      await put(name, 'registry/audit/00000001.json');
      await put(name, 'submissions/today.json');
    }
    await put('staging', FILE);
    for (const name of ['production', 'staging', 'trial']) {
      expect(await text(name, 'registry/registry.json')).toBe(name);
      expect(await text(name, FILE)).toBe('staging');
      const seen = inEnvironment(storage, name);
      // As a backup lists them.
      expect((await seen.list('registry/')).sort()).toEqual([
        'registry/audit/00000001.json',
        FILE,
        'registry/registry.json',
      ]);
      expect(await seen.list('submissions/')).toEqual(['submissions/today.json']);
    }
    const staging = inEnvironment(storage, 'staging');
    for (const key of await staging.list('submissions/')) await staging.delete(key);
    expect(await text('production', 'submissions/today.json')).toBe('production');
  });

  test('production lies where a site lay before there were environments', async () => {
    const { storage, put } = setUp(empty());
    await put('production', 'registry/registry.json');
    expect(await storage.list('registry/')).toEqual(['registry/registry.json']);
  });

  test('an environment is there once something was published in it', async () => {
    const { storage, put } = setUp(empty());
    const environments = environmentsOf(storage, 'staging');
    expect(await environments.names()).toEqual([]);
    await put('trial', 'submissions/today.json');
    await put('staging', 'registry/registry.json');
    expect(await environments.names()).toEqual(['staging']);
    await put('production', 'registry/registry.json');
    expect(await environments.names()).toEqual(['production', 'staging']);
    expect((await environments.storageOf('staging').get('registry/registry.json'))?.bytes.toString()).toBe('staging');
  });
}
