import { appConfig, type BuildOptions } from '../../../rspack.config.base';

export default (options: Omit<BuildOptions, 'directory'>) =>
  appConfig({ directory: import.meta.dirname, ...options }, 'monolith');
