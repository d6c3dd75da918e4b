import { expect, test } from 'vitest';
import { kill } from '../../../domain/releases/registry/operations/kill';
import { promoteSet } from '../../../domain/releases/registry/operations/locked-set';
import { makeLive } from '../../../domain/releases/registry/operations/make-live';
import { publishRow } from '../../../domain/releases/registry/operations/publish-row';
import type { RemoteVersion, VersionReader } from '../../../domain/releases/registry/read-version';
import { type AppPath, remotePath } from '../../../domain/releases/registry/registry-paths';
import { emptyRegistry, type Registry } from '../../../domain/releases/registry/registry-schema';
import { chooseVersions } from './choose-versions';

const AT = new Date('2026-03-01T08:00:00Z');
const [A, B] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb'] as const;
const build = (app: AppPath, version: string) => ({ app, version, integrity: `sha384-${version}`, extras: {} });
const apps = ['catalog', 'selection'].map(remotePath);

const reader: Pick<VersionReader, 'shell' | 'remote'> = {
  shell: () => null,
  remote: (name, { metadata: { version } }) =>
    ({
      base: '/',
      manifest: { name, version, title: name, routes: [], requires: { contract: '^1.0.0' } },
      federationManifest: {},
    }) as unknown as RemoteVersion,
};

const visitors = Array.from({ length: 60 }, (_, i) => `00000000-0000-4000-8000-${i.toString(16).padStart(12, '0')}`);

/** Versions of a remote that any of the visitors gets. */
const givenOf = (registry: Registry, name: string) =>
  new Set(
    visitors.flatMap(visitor =>
      chooseVersions(registry, reader as VersionReader, visitor)
        .remotes.filter(({ manifest }) => manifest.name === name)
        .map(({ manifest }) => manifest.version),
    ),
  );

const killed = { reason: '数据有误', by: '目录组', at: AT.toISOString() };

/** Two remotes that are live at A; their versions B are a set with this share. */
function withSet(percent: number): Registry {
  const live = apps.reduce((registry, app) => makeLive(registry, build(app, A), AT), emptyRegistry());
  const published = apps.reduce((registry, app) => publishRow(registry, build(app, B), AT), live);
  return promoteSet(
    published,
    apps.map(app => ({ app, version: B })),
    percent,
  );
}

test('a set on trial of which one member is switched off is given to nobody', () => {
  const registry = withSet(50);
  expect(givenOf(registry, 'selection')).toEqual(new Set([A, B]));
  expect(givenOf(kill(registry, remotePath('catalog'), killed), 'selection')).toEqual(new Set([A]));
});

test('of a set that is live for all, the others stay while one member is switched off', () => {
  expect(givenOf(kill(withSet(100), remotePath('catalog'), killed), 'selection')).toEqual(new Set([B]));
});
