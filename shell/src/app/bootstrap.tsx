import type { Applied } from '../features/overrides/apply-overrides';
import { fileAddress } from '../federation/give-up-waiting';
import { createContainerLoader } from '../federation/load-container';
import { createLoader } from '../federation/loader';
import { readDrawn, readRegistry, readSeed } from '../federation/page-json';
import { provideShared } from '../federation/provide-shared';
import { findRemoteFile, isUnverified, isWhole } from '../federation/remote-files';
import { inNextTask } from '../lib/in-next-task';
import { admitScripts } from '../lib/trusted-types';
import { mountShell } from './app';

const development = process.env.NODE_ENV === 'development';

function start({ registry, notices }: Applied): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('the page has no #root');
  const admitted = [
    ...registry.remotes,
    ...registry.remotes.flatMap(({ local }) => (local?.instead ? [local.instead] : [])),
  ].filter(isWhole);
  // Also for the chunks that the bundlers of remotes ask for, each of whose hashes the bundler knows itself.
  admitScripts(url => {
    const file = findRemoteFile(admitted, fileAddress(url));
    return file !== undefined && !isUnverified(file, development);
  });
  mountShell({
    element,
    registry,
    notices,
    seed: readSeed(),
    drawn: readDrawn(),
    createLoader: (hostFor, telemetry, hooks) =>
      createLoader({
        registry,
        admitted,
        loadContainer: createContainerLoader({ remotes: admitted, scopes: provideShared(), development }),
        hostFor,
        development,
        telemetry,
        ...hooks,
      }),
  });
}

const carried = readRegistry();
if (carried.overrides.length > 0 || carried.overrideRefused) {
  void import('../features/overrides/apply-overrides')
    .then(({ applyOverrides }) => applyOverrides(carried))
    .then(start);
} else {
  // The modules up to here have taken a task that is long for a phone.
  inNextTask(() => start({ registry: carried, notices: [] }));
}
