import { type BuildOptions, shellConfig } from '../rspack.config.base';

export default (options: Omit<BuildOptions, 'directory'>) =>
  shellConfig({ directory: import.meta.dirname, ...options });
