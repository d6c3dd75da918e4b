import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { sharedModules } from './shared-modules';

/** The installed version of each shared module, by its key: written by the build. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

/**
 * Offers the shell's own modules to remotes: they are those that the shell itself runs, as its code imports them.
 * @returns the scopes of shared modules, by their names, that containers are opened with
 */
export function provideShared(): ModuleFederation['shareScopeMap'] {
  const versions = Object.entries(__SHARED_VERSIONS__);
  const shared = versions.map(([key, version]) => {
    const lib = () => sharedModules[key];
    return [key, { version, lib, shareConfig: { singleton: true, requiredVersion: `^${version}` } }];
  });
  const { shareScopeMap } = createInstance({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(shared),
    shareStrategy: 'loaded-first',
  });
  return shareScopeMap;
}
