import { basename, dirname, extname, join } from 'node:path';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';

export interface EmbedConfig {
  /** The remote's folder. */
  directory: string;
  /** What pages load, by the names that last: one of them defines the element. */
  scripts: Readonly<Record<string, string>>;
  /** What the element fetches when it is seen. */
  bundle: string;
  /** What hosts with Module Federation take. */
  federation: Federation;
  /** Module that is given each style sheet. */
  registerSheet: string;
  /** Components below `src` whose code is fetched when they are drawn; with a height, when their place is seen. */
  onDemand: { place: string; parts: readonly { file: string; component: string; heightPx?: number; chunk?: string }[] };
  /** Modules, of the remote or of shared packages, for which others stand in a foreign page. */
  instead: readonly { of: string; by: string }[];
}

export interface Federation {
  /** Global name of the container. A page has one, whichever version it loads first. */
  name: string;
  /** Module with the container's `get` and `init`. */
  container: string;
  /** Names of what it exposes. */
  exposes: readonly string[];
}

const buildLoader = (name: string) => join(import.meta.dirname, 'tools/build', name);

const scripts = (target: string): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /\.worker\.ts$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
      target,
    },
  },
  type: 'javascript/auto',
});

/**
 * Style sheets become text within scripts: nothing is put into the head of a foreign page. Each is asked for twice: first
 * what gives it to the register of sheets, then (`?sheet`) the sheet itself.
 */
const styles = (register: string): RuleSetRule[] => [
  {
    test: /\.css$/,
    resourceQuery: { not: [/sheet/] },
    loader: buildLoader('embed-style-loader.mjs'),
    options: { register },
    type: 'javascript/auto',
  },
  {
    test: /\.css$/,
    resourceQuery: /sheet/,
    use: [
      { loader: 'builtin:lightningcss-loader', options: { minify: true, targets: 'chrome 111' } },
      { loader: buildLoader('embed-css-loader.mjs') },
      { loader: buildLoader('breakpoints-loader.mjs') },
    ],
    oneOf: [
      { test: /\.module\.css$/, type: 'css/module', parser: { exportType: 'text' } },
      { type: 'css', parser: { exportType: 'text' } },
    ],
  },
];

/** @throws Error for a part that is named twice: its stand-in would load itself, and never the part */
const lazily = ({ place, parts }: EmbedConfig['onDemand']): RuleSetRule[] => {
  const files = parts.map(({ file }) => file);
  const twice = files.find((file, i) => files.indexOf(file) < i);
  if (twice) throw new Error(`${twice} is named twice among the parts that are loaded on demand`);
  return parts.map(({ file, component, heightPx = 0, chunk }) => ({
    test: new RegExp(`/src/${file}\\.tsx$`),
    resourceQuery: { not: [/now/] },
    enforce: 'post',
    loader: buildLoader('embed-lazy-loader.mjs'),
    options: { component, place, heightPx, chunk },
  }));
};

const replacing = ({ of, by }: EmbedConfig['instead'][number]) =>
  new rspack.NormalModuleReplacementPlugin(new RegExp(`^\\./${basename(of, extname(of))}$`), resource => {
    if (resource.context.replaceAll('\\', '/').endsWith(dirname(of))) resource.request = by;
  });

/**
 * A remote's pages for foreign pages: one ES module without federation, with a React of its own. It leaves no global name
 * behind: chunks come by `import()`, through a function that the build writes in front of the bundle.
 */
export function embedBundleConfig(
  { directory, bundle, registerSheet, onDemand, instead }: EmbedConfig,
  version: string,
) {
  return {
    mode: 'production',
    name: 'embed',
    context: directory,
    entry: { bundle },
    target: ['web', 'es2022'],
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.jsx', '.js'] },
    module: {
      rules: [
        scripts('es2022'),
        ...styles(registerSheet),
        ...lazily(onDemand),
        { test: /\.svg$/, type: 'asset/resource' },
        {
          test: /\.worker\.ts$/,
          loader: buildLoader('worker-file-loader.mjs'),
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:10].js' },
        },
      ],
      generator: { 'css/module': { localIdentName: 'sx-[hash:8]' } },
    },
    output: {
      path: join(directory, 'dist/embed'),
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      chunkLoading: 'import',
      importFunctionName: '__importChunk',
      publicPath: 'auto',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[id].[contenthash:10].js',
    },
    optimization: {
      splitChunks: { chunks: 'async' },
      chunkIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { ecma: 2022, module: true, compress: { passes: 3, ecma: 2022 }, mangle: true },
        }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'warn' },
    plugins: [new rspack.DefinePlugin({ __APP_VERSION__: JSON.stringify(version) }), ...instead.map(replacing)],
  } satisfies Configuration;
}

/** What pages load themselves: small scripts that browsers of almost any age can read. */
export const embedScriptsConfig = ({ directory, scripts: entry }: EmbedConfig) =>
  ({
    mode: 'production',
    name: 'embed scripts',
    context: directory,
    entry: { ...entry },
    target: ['web', 'es2015'],
    devtool: false,
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [scripts('es2015')] },
    output: { path: join(directory, 'dist/embed'), filename: 'v1-[name].[contenthash:10].js' },
    performance: false,
    infrastructureLogging: { level: 'warn' },
  }) satisfies Configuration;

/** What hosts with Module Federation load: a script that leaves the container under its global name, and knows the bundle and its hash. */
export const embedContainerConfig = (config: EmbedConfig, bundle: { file: string; integrity: string }) => {
  const { federation } = config;
  const base = embedScriptsConfig(config);
  return {
    ...base,
    name: 'embed container',
    entry: { container: { import: federation.container, library: { type: 'var', name: federation.name } } },
    output: { ...base.output, filename: '[name].[contenthash:10].js' },
    plugins: [new rspack.DefinePlugin({ __BUNDLE__: JSON.stringify(bundle) })],
  } satisfies Configuration;
};
