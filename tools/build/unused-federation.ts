import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { rspack } from '@rspack/core';

/** A module of federation's runtime below `@module-federation`, and the text that takes its place. */
type Part = readonly [file: string, text: string];

const refusing = (file: string, names: readonly string[]): Part => [
  file,
  `const unused = () => { throw new Error('federation: this build leaves out ${file}'); };
export { ${names.map(name => `unused as ${name}`).join(', ')} };`,
];

/** The shell loads containers itself, and remotes load none: the runtime never asks for a file. */
const loadingOfRemotes: readonly Part[] = [
  refusing('runtime-core/dist/utils/load.js', [
    'getRemoteEntry',
    'getRemoteEntryUniqueKey',
    'getRemoteInfo',
    'isEsmRemoteType',
  ]),
  refusing('runtime-core/dist/utils/preload.js', [
    'defaultPreloadArgs',
    'formatPreloadArgs',
    'normalizePreloadExposes',
    'preloadAssets',
  ]),
  refusing('sdk/dist/dom.js', ['createLink', 'createScript', 'isStaticResourcesEqual', 'loadScript', 'safeWrapper']),
];

/** No shared module is cut to what is used of it: `init` then does no more than this, and the getters are those of the modules. */
const cuttingOfSharedModules: readonly Part[] = [
  [
    'webpack-bundler-runtime/dist/init.js',
    `export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);`,
  ],
  [
    'webpack-bundler-runtime/dist/getSharedFallbackGetter.js',
    'export const getSharedFallbackGetter = ({ factory }) => factory;',
  ],
];

/**
 * Leaves parts of federation's runtime out of a build that it never runs.
 * @param folder of the installed packages of federation
 * @throws Error where this version has a part elsewhere
 */
export function withoutUnusedFederation(folder: string) {
  const texts = new Map(
    [...loadingOfRemotes, ...cuttingOfSharedModules].map(([file, text]) => [join(folder, ...file.split('/')), text]),
  );
  for (const file of texts.keys())
    if (!existsSync(file)) throw new Error(`${file}: federation's runtime has this part elsewhere in this version`);
  return new rspack.NormalModuleReplacementPlugin(/^\.{1,2}\/[\w./-]+\.js$/, data => {
    if (!data.context.startsWith(folder + sep)) return;
    const text = texts.get(join(data.context, data.request));
    if (text !== undefined) data.request = `data:text/javascript,${encodeURIComponent(text)}`;
  });
}
