import { expect, test } from 'vitest';
import { snapshot, startPages } from '../../../../test/pages/pages-fixture';
import { createRegistryReader } from '../../../domain/releases/registry/read-registry';
import { createVersionReader } from '../../../domain/releases/registry/read-version';
import { chooseVersions } from '../versions/choose-versions';
import { keyOf, type PageVisit } from './page-document';

const log = { warn: () => undefined, error: () => undefined };

test('another form, address, revision, version or data is another document', async () => {
  const { registryDir } = await startPages();
  const chosen = chooseVersions(createRegistryReader(registryDir, log)(), createVersionReader(registryDir, log), null);
  const { shell, remotes } = chosen;
  const [remote] = remotes;
  if (!shell || !remote) throw new Error('nothing is published');
  const visit: PageVisit = {
    path: '/',
    search: '',
    url: '/',
    chosen: { ...chosen, shell },
    overrides: [],
    overrideRefused: false,
    catalogue: snapshot,
  };
  const withChosen = (more: Partial<PageVisit['chosen']>) => ({ ...visit, chosen: { ...visit.chosen, ...more } });
  const newer = { ...remote, manifest: { ...remote.manifest, version: '9.0.0-00000000' } };
  const newShell = { ...shell, manifest: { ...shell.manifest, version: '9.0.0-00000000' } };
  const keys = [
    keyOf(visit),
    keyOf(visit, true),
    ...[
      { ...visit, url: '/?a=1' },
      withChosen({ revision: 99 }),
      withChosen({ shell: newShell }),
      withChosen({ remotes: [newer] }),
      withChosen({ remotes: [{ ...remote, federationManifest: null }] }),
      { ...visit, catalogue: { ...snapshot, index: { ...snapshot.index, version: '8' } } },
    ].map(other => keyOf(other)),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf({ ...visit })).toBe(keys[0]);
});
