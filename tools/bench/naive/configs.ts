import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { appConfig, type BuildOptions, containerName } from '../../../rspack.config.base';
import { projectRoot } from '../../build/apps';

/** Whole libraries, as the federation's own examples share them, and our packages, whose contexts must be one. */
const shared = Object.fromEntries(
  [
    'react',
    'react-dom',
    'react-router-dom',
    'jotai',
    '@tanstack/react-query',
    '@arco-design/web-react',
    '@shixuan/host',
    '@shixuan/ui',
  ].map(key => [key, { singleton: true }]),
);

const withWholeLibrary = () =>
  new rspack.NormalModuleReplacementPlugin(/^\.\/arco$/, join(import.meta.dirname, 'arco.ts'));

type Options = Pick<BuildOptions, 'version' | 'mode'>;

/** The shell with the federation plugin's defaults. */
export function naiveShell(options: Options): Configuration {
  const config = appConfig({ directory: import.meta.dirname, ...options }, 'naive');
  config.output = { ...config.output, path: join(import.meta.dirname, 'dist/shell') };
  config.plugins?.push(withWholeLibrary(), new ModuleFederationPlugin({ name: 'naive', shared, dts: false }));
  return config;
}

/** The catalogue with the federation plugin's defaults. */
export function naiveCatalog(options: Options): Configuration {
  const config = appConfig({ directory: join(projectRoot, 'remote-catalog'), ...options }, 'naive_catalog');
  config.entry = {};
  config.output = { ...config.output, path: join(import.meta.dirname, 'dist/catalog') };
  config.plugins?.push(
    withWholeLibrary(),
    new ModuleFederationPlugin({
      name: containerName('catalog', options.version),
      filename: 'remote-entry.js',
      exposes: { './remote': './src/remote.ts' },
      shared,
      manifest: { fileName: 'mf-manifest.json' },
      dts: false,
    }),
  );
  return config;
}
