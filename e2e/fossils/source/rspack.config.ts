import { type BuildOptions, remoteConfig } from '../rspack.config.base';

export default (options: Omit<BuildOptions, 'directory'>) =>
  remoteConfig('fossil', { directory: import.meta.dirname, ...options });
