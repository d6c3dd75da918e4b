import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { mountShell } from './app';
import { createLoader } from './federation/loader';
import { readRegistry, readSeed } from './federation/page-json';
import { verifyPlugin } from './federation/verify-plugin';

const element = document.getElementById('root');
if (!element) throw new Error('the page has no #root');

const registry = readRegistry();
const development = process.env.NODE_ENV === 'development';
const admitted = [...registry.remotes];
registerPlugins([verifyPlugin(admitted, development)]);

mountShell({
  element,
  registry,
  seed: readSeed(),
  createLoader: (hostFor, telemetry) =>
    createLoader({ registry, admitted, runtime: { registerRemotes, loadRemote }, hostFor, development, telemetry }),
});
