import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedKeys, sharedVersions } from '../../rspack.config.base';
import { sharedModules } from '../../shell/src/federation/shared-modules';
import { projectRoot } from './apps';

test('what remotes are built to take is what the shell shares, no more and no less', () => {
  expect(Object.keys(sharedModules).sort()).toEqual([...sharedKeys].sort());
});

test('the shell has a version of each package that it shares', () => {
  const versions = Object.keys(sharedVersions(join(projectRoot, 'shell')));
  expect(versions).toEqual(['react', 'react-dom', 'jotai', '@tanstack/react-query', '@shixuan/host', '@shixuan/ui']);
});
