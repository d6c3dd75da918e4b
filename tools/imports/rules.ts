import type { ImportRule } from './broken-rules';

/** Where the rules are explained; every message names it. */
export const EXPLAINED = 'docs/architecture.md#import-rules';

const ofPages = ['.', 'shared/*'];

/**
 * Who may import whom, in the whole repository; imports of types count. Restrictions on packages from npm (axios, Arco)
 * stand in `biome.json`, cycles are found by its `noImportCycles`.
 */
export const importRules: readonly ImportRule[] = [
  {
    name: 'packages',
    says: '包之间只按所列方向引用：共享包不引用应用，应用互不引用',
    folder: '',
    pairs: {
      'shared/units': [],
      'shared/optics': [],
      'shared/embed-types': [],
      'shared/host': [],
      'shared/api': ['shared/optics', 'shared/units'],
      'shared/list-url': ['shared/api'],
      'shared/task-url': ['shared/optics'],
      'shared/ui': ['shared/units'],
      shell: ofPages,
      'remote-*': ofPages,
      server: ['shared/*'],
      examples: ['shared/embed-types'],
      tools: ['.', 'shared/*', 'shell', 'remote-*', 'server'],
      e2e: ['examples', 'shared/*', 'server', 'tools'],
      '.ci': ['tools'],
      // The configuration files at the top.
      '.': ['tools'],
    },
  },
];
