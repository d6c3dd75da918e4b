import { expect, test } from 'vitest';
import { rowsOf } from '../../../domain/releases/registry/operations/app-rows';
import { makeLive } from '../../../domain/releases/registry/operations/make-live';
import { promote } from '../../../domain/releases/registry/operations/promote';
import { publishRow } from '../../../domain/releases/registry/operations/publish-row';
import { rollBack } from '../../../domain/releases/registry/operations/roll-back';
import type { RemoteVersion, VersionReader } from '../../../domain/releases/registry/read-version';
import { emptyRegistry, type Registry } from '../../../domain/releases/registry/registry-schema';
import { chooseRemote } from './choose-remote';

const APP = 'remotes/catalog';
const AT = new Date('2026-03-01T08:00:00Z');
const build = (version: string) => ({ app: APP, version, integrity: `sha384-${version}`, extras: {} }) as const;
const publish = (registry: Registry, version: string) => publishRow(registry, build(version), AT);
const live = (registry: Registry, version: string) => makeLive(registry, build(version), AT);

const [A, B, C, D] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.0.0-cccccccc', '1.0.0-dddddddd'] as const;

/** What a page gets, and what it would go back to, when these versions are refused. */
function chosen(registry: Registry, refused: readonly string[] = [], api: Readonly<Record<string, string>> = {}) {
  const reader: Pick<VersionReader, 'remote'> = {
    remote: (_, { metadata }) =>
      refused.includes(metadata.version)
        ? null
        : ({
            base: '/',
            manifest: { version: metadata.version, requires: { contract: '^1.0.0', api: api[metadata.version] } },
            federationManifest: {},
          } as RemoteVersion),
  };
  const found = chooseRemote('catalog', rowsOf(registry, APP), reader as VersionReader, null);
  return [found?.version.manifest.version, found?.fallback?.version.manifest.version];
}

test('a page goes back to the version that was live before', () => {
  const registry = live(live(emptyRegistry(), A), B);
  expect(chosen(registry)).toEqual([B, A]);
  expect(chosen(registry, [B])).toEqual([A, undefined]);
});

test('never to a version that was published and not shown', () => {
  const registry = promote(publish(publish(live(live(emptyRegistry(), A), B), C), D), APP, D, 100);
  expect(chosen(registry)).toEqual([D, B]);
  expect(chosen(registry, [B])).toEqual([D, A]);
  expect(chosen(registry, [D, B])).toEqual([A, undefined]);
});

test('nor to one that was tried, or live, and left for an older one', () => {
  const tried = rollBack(promote(publish(live(live(emptyRegistry(), A), B), C), APP, C, 10), APP, B);
  expect(chosen(live(tried, D), [B])).toEqual([D, A]);
  const left = rollBack(live(live(live(emptyRegistry(), A), B), C), APP, B);
  expect(chosen(left)).toEqual([B, A]);
  expect(chosen(live(left, D), [B])).toEqual([D, A]);
  // Promoted after all, it is like any other.
  expect(chosen(live(promote(left, APP, C, 100), D))).toEqual([D, C]);
});

test('a version that needs a newer API than the site has is like one that is refused', () => {
  const registry = live(live(live(emptyRegistry(), A), B), C);
  expect(chosen(registry, [], { [C]: '^999.0.0' })).toEqual([B, A]);
  expect(chosen(registry, [], { [B]: '^999.0.0' })).toEqual([C, A]);
  expect(chosen(registry, [], { [C]: '^999.0.0', [B]: '^999.0.0', [A]: 'anything' })).toEqual([undefined, undefined]);
  expect(chosen(promote(publish(registry, D), APP, D, 50), [], { [D]: '^999.0.0' })).toEqual([C, B]);
});
