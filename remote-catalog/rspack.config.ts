import { type BuildOptions, remoteConfig } from '../rspack.config.base';

export default (options: Omit<BuildOptions, 'directory'>) =>
  remoteConfig('catalog', { directory: import.meta.dirname, ...options });
