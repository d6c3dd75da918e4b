import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { StableIntegrityOrder } from './tools/build/stable-integrity-order';
import { withoutUnusedFederation } from './tools/build/unused-federation';

export interface BuildOptions {
  /** The app's folder. */
  directory: string;
  /** `<package version>-<hash of the sources>`: goes into every global name, so that two releases never meet. */
  version: string;
  mode: 'production' | 'development';
  /** Port of the dev server; only in development. */
  port?: number;
  /** Edits reach the page through React Refresh: default in development. A page whose React is a production build cannot. */
  refresh?: boolean;
  /** Module that a remote exposes. Default `./src/remote.ts`. */
  expose?: string;
}

interface PackageJson {
  version: string;
  dependencies: Record<string, string>;
}
const readPackage = (directory: string): PackageJson =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as PackageJson;

/**
 * What shell and remotes share: one copy of each in the page, the shell's. Libraries in full only where they cannot be
 * cut (React, the query cache); components and router parts through façades of our own, which hold just what is used
 * (docs/decisions/0003). Exact keys: a prefix key makes Node warn and shares more than is meant.
 */
export const sharedKeys = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'jotai',
  '@tanstack/react-query',
  '@shixuan/host',
  '@shixuan/ui',
] as const;

const packageOf = (key: string) =>
  key.startsWith('@') ? key.split('/').slice(0, 2).join('/') : (key.split('/')[0] ?? key);

/** The version that is installed for an app, found as Node finds a package: in the folders above it, nearest first. */
function installedVersion(directory: string, name: string): string | undefined {
  for (let folder = directory; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(join(path, 'package.json'))) return readPackage(path).version;
    if (folder === dirname(folder)) return undefined;
  }
}

/** Version of each package that an app shares, by package: what its build stamps into its manifest. */
export function sharedVersions(directory: string): Record<string, string> {
  const { dependencies } = readPackage(directory);
  return Object.fromEntries(
    [...new Set(sharedKeys.map(packageOf))].flatMap(name => {
      const version = name in dependencies ? installedVersion(directory, name) : undefined;
      return version ? [[name, version]] : [];
    }),
  );
}

/** The packages of the contract have its version: each within a major does, and `requires.contract` says the least. */
const requiredVersion = (name: string, version = '') =>
  name.startsWith('@shixuan/') ? `^${version.split('.')[0]}.0.0` : `^${version}`;

function shared(directory: string) {
  const versions = sharedVersions(directory);
  return Object.fromEntries(
    sharedKeys
      .map(key => [key, packageOf(key)] as const)
      .filter(([, name]) => name in versions)
      .map(([key, name]) => [key, { singleton: true, requiredVersion: requiredVersion(name, versions[name]) }]),
  );
}

function rules(development: boolean, refresh: boolean): RuleSetRule[] {
  return [
    // Text of a file as it lies there, for a page that shows it: `import text from './plain.html?raw'`.
    { resourceQuery: /^\?raw$/, type: 'asset/source' },
    {
      test: /\.tsx?$/,
      exclude: /\.worker\.ts$/,
      resourceQuery: { not: [/^\?raw$/] },
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: refresh, refresh } },
          target: 'es2022',
        },
      },
      type: 'javascript/auto',
    },
    { test: /\.module\.css$/, type: 'css/module' },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
    {
      test: /\.css$/,
      exclude: /node_modules/,
      loader: join(import.meta.dirname, 'tools/build/breakpoints-loader.mjs'),
    },
    { test: /\.svg$/, type: 'asset/resource' },
    { test: /\.woff2$/, type: 'asset/resource' },
    // Style sheets of packages name older formats for older browsers; every browser that runs the site takes woff2.
    { test: /\.(woff|ttf)$/, type: 'asset/resource', generator: { emit: false } },
    {
      test: /\.worker\.ts$/,
      loader: join(import.meta.dirname, 'tools/build/worker-file-loader.mjs'),
      type: 'asset/resource',
      generator: { filename: development ? '[name].js' : '[name].[contenthash:10].js' },
    },
  ];
}

/** A module of federation's packages, found as its plugin finds it: through the packages between. */
const findFederation = (...names: string[]) =>
  ['@module-federation/enhanced/rspack', ...names].reduce(
    (from, name) => createRequire(from).resolve(name),
    import.meta.url,
  );

/** The folder that holds federation's packages. */
const federationFolder = () =>
  join(dirname(findFederation('@module-federation/runtime-tools', '@module-federation/runtime')), '../..');

/**
 * Federation's plugin takes the CommonJS edition of its own runtime, of which nothing can be left out. The same packages have it as ES
 * modules: without what is not used, a remote's entry is a third smaller, and the shell's by a fifth.
 */
function treeShakenRuntime(): Record<string, string> {
  const editions: [commonJs: string, modules: string][] = [
    [findFederation('@module-federation/runtime-tools', '@module-federation/runtime'), 'index.js'],
    [findFederation('@module-federation/runtime-tools', '@module-federation/webpack-bundler-runtime'), 'bundler.js'],
  ];
  return Object.fromEntries(
    editions.map(([commonJs, modules]) => {
      const file = join(dirname(commonJs), modules);
      if (!existsSync(file))
        throw new Error(`${file}: federation's runtime has its ES modules elsewhere in this version`);
      return [commonJs, file];
    }),
  );
}

/** The components' Chinese texts bring a library for dates with them, for pickers of dates, of which `@shixuan/ui` has none. */
const withoutDates = () =>
  new rspack.NormalModuleReplacementPlugin(/^dayjs\/locale\//, data => {
    if (/@arco-design[\\/]web-react[\\/]es[\\/]locale$/.test(data.context)) data.request = 'data:text/javascript,';
  });

/** What every app of the site has in common; shell and remotes add their federation plugin. */
export function appConfig(options: BuildOptions, uniqueName: string): Configuration {
  const { directory, version, mode, port } = options;
  const development = mode === 'development';
  const refresh = options.refresh ?? development;
  return {
    mode,
    name: uniqueName,
    context: directory,
    // The key must differ from the federation name: otherwise both entries are merged into one file.
    entry: { main: './src/index.ts' },
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.jsx', '.js'], alias: treeShakenRuntime() },
    module: {
      rules: rules(development, refresh),
      generator: {
        'css/module': { localIdentName: development ? `${uniqueName}-[local]-[hash:6]` : `${uniqueName}-[hash:8]` },
      },
    },
    output: {
      path: join(directory, 'dist'),
      clean: true,
      // Deep links and version folders both work: each file finds the others beside itself.
      publicPath: 'auto',
      // Must change with each release, or a page that takes a new version replays the chunks of the old one.
      uniqueName: `${uniqueName}_${version}`,
      chunkLoadingGlobal: `chunks_${uniqueName}_${version.replaceAll(/[^a-z0-9]/gi, '_')}`,
      filename: development ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: development ? '[name].js' : '[id].[contenthash:10].js',
      cssFilename: development ? '[name].css' : '[name].[contenthash:10].css',
      cssChunkFilename: development ? '[name].css' : '[id].[contenthash:10].css',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      // Each version has addresses of its own, so that packages in files of their own would stay in no cache: they would only
      // be one more request, and compress worse.
      splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
      // Counted, not hashed: the names of shared modules hold the project's folder, and the same sources are to give the
      // same bytes in every folder.
      chunkIds: development ? 'named' : 'natural',
      moduleIds: development ? 'named' : 'natural',
    },
    performance: false,
    infrastructureLogging: { level: 'warn' },
    plugins: [
      new rspack.DefinePlugin({ __APP_VERSION__: JSON.stringify(version) }),
      withoutDates(),
      ...(refresh ? [new ReactRefreshRspackPlugin()] : []),
      ...(development
        ? []
        : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }), new StableIntegrityOrder()]),
    ],
    ...(development && {
      devServer: {
        port,
        hot: true,
        headers: { 'Access-Control-Allow-Origin': '*' },
        client: { webSocketURL: { hostname: 'localhost', port, pathname: '/ws' }, overlay: false },
        allowedHosts: ['localhost'],
        static: false,
      },
    }),
  };
}

/** Global name of a remote's container: no hyphens, a new one for each version. */
export const containerName = (name: string, version: string) =>
  `remote_${name}_${version}`.replaceAll(/[^a-zA-Z0-9]/g, '_');

/**
 * Federation's runtime for the page, which the entries of remotes take from a global variable. Federation's plugin writes the same, but
 * would make a file of each shared module, and let the shell take its own React by way of the runtime: the shell shares its modules itself
 * (`shell/src/federation/provide-shared.ts`, docs/decisions/0267).
 */
function federationCore(): string {
  const file = join(federationFolder(), 'runtime-core/dist/index.js');
  const { version } = readPackage(join(federationFolder(), 'runtime-core'));
  const text = `import * as core from ${JSON.stringify(file)};
core.Global._FEDERATION_RUNTIME_CORE = core;
core.Global._FEDERATION_RUNTIME_CORE_FROM = { version: ${JSON.stringify(version)}, name: 'shell' };`;
  return `data:text/javascript,${encodeURIComponent(text)}`;
}

/** The host: knows no remote. The federation runtime that remotes use is the one it provides. */
export function shellConfig(options: BuildOptions): Configuration {
  const config = appConfig(options, 'shell');
  const refreshHook = join(import.meta.dirname, 'tools/build/refresh-hook.ts');
  const versions = sharedVersions(options.directory);
  config.entry = {
    main: [...(options.mode === 'development' ? [refreshHook] : []), federationCore(), './src/index.ts'],
  };
  config.plugins?.push(
    withoutUnusedFederation(federationFolder()),
    new rspack.DefinePlugin({
      __SHARED_VERSIONS__: JSON.stringify(Object.fromEntries(sharedKeys.map(key => [key, versions[packageOf(key)]]))),
      ENV_TARGET: JSON.stringify('web'),
      FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
    }),
  );
  return config;
}

/** A remote: one exposed module, `./remote`, and a manifest that names its files. */
export function remoteConfig(name: string, options: BuildOptions): Configuration {
  const config = appConfig(options, `remote_${name}`);
  config.entry = {};
  config.plugins?.push(
    withoutUnusedFederation(federationFolder()),
    new ModuleFederationPlugin({
      name: containerName(name, options.version),
      filename: options.mode === 'development' ? 'remote-entry.js' : 'remote-entry.[contenthash:10].js',
      exposes: { './remote': options.expose ?? './src/remote.ts' },
      shared: shared(options.directory),
      shareStrategy: 'loaded-first',
      manifest: { fileName: 'mf-manifest.json' },
      dts: false,
      experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
    }),
  );
  return config;
}
