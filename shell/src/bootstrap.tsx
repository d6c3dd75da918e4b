import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { mountShell } from './app';
import { createLoader } from './federation/loader';
import { readRegistry, readSeed } from './federation/page-json';
import { verifyPlugin } from './federation/verify-plugin';
import type { Applied } from './overrides/apply-overrides';

const development = process.env.NODE_ENV === 'development';

function start({ registry, notices }: Applied): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('the page has no #root');
  const admitted = [
    ...registry.remotes,
    ...registry.remotes.flatMap(({ local }) => (local?.instead ? [local.instead] : [])),
  ];
  registerPlugins([verifyPlugin(admitted, development)]);
  mountShell({
    element,
    registry,
    notices,
    seed: readSeed(),
    createLoader: (hostFor, telemetry, onLocalFailure) =>
      createLoader({
        registry,
        admitted,
        runtime: { registerRemotes, loadRemote },
        hostFor,
        development,
        telemetry,
        onLocalFailure,
      }),
  });
}

const carried = readRegistry();
if (carried.overrides.length > 0 || carried.overrideRefused) {
  void import('./overrides/apply-overrides').then(({ applyOverrides }) => applyOverrides(carried)).then(start);
} else start({ registry: carried, notices: [] });
