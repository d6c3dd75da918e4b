import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import type { ImportRule, StoreyRule } from './broken-rules';

/** Where the rules are explained; every message names it. */
export const EXPLAINED = 'docs/architecture.md#import-rules';

const ofPages = ['.', 'shared/*'];

const remotes = readdirSync(root).filter(name => name.startsWith('remote-'));

/** The storeys of a remote without a list of its own; a new remote has them from its first file on. */
const storeysOfRemote = (remote: string): StoreyRule => ({
  name: `${remote}-storeys`,
  says: '页面与插槽的内容用功能，功能用 lib',
  folder: `${remote}/src`,
  storeys: [
    ['.'],
    ...[['pages', 'pieces'], ['features'], ['lib']]
      .map(rooms => rooms.filter(room => existsSync(join(root, remote, 'src', room))))
      .filter(rooms => rooms.length > 0),
  ],
});

/**
 * Who may import whom, in the whole repository; imports of types count. Restrictions on packages from npm (axios, Arco)
 * stand in `biome.json`; cycles are found beside this table, by `importCycles`.
 */
export const importRules: readonly ImportRule[] = [
  {
    name: 'shell-storeys',
    says: '外壳自上而下：app、layout、pages、features、components、federation、services、state、lib',
    folder: 'shell/src',
    storeys: [
      ['.'],
      ['app'],
      ['layout'],
      ['pages'],
      ['features/*'],
      ['components'],
      ['federation'],
      ['services'],
      ['state'],
      ['lib'],
    ],
  },
  ...remotes.filter(remote => remote !== 'remote-selection').map(storeysOfRemote),
  {
    name: 'tools-rooms',
    says: '命令用各自的文件夹，kit 与 packages 用它们，其余文件夹只用 build-server、build、judge 与 lib',
    folder: 'tools',
    storeys: [
      ['.'],
      ['kit', 'packages'],
      [
        'backup',
        'bench',
        'contract',
        'data-report',
        'deploy',
        'dev',
        'docs',
        'import',
        'mutate',
        'new-remote',
        'partner',
        'runtime',
        'sbom',
        'start',
        'test',
      ],
      ['build-server'],
      ['build', 'imports', 'judge'],
      ['lib'],
    ],
  },
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
      'shared/task-text': ['shared/optics', 'shared/task-url', 'shared/units'],
      'shared/ui': ['shared/units'],
      shell: ofPages,
      'remote-*': ofPages,
      server: ['shared/*'],
      examples: ['shared/api', 'shared/embed-types', 'shared/host', 'shared/ui'],
      tools: ['.', 'shared/*', 'shell', 'remote-*', 'server'],
      e2e: ['examples', 'shared/*', 'remote-selection', 'server', 'tools'],
      '.ci': ['tools'],
      // The configuration files at the top.
      '.': ['tools'],
    },
  },
  {
    name: 'entries',
    says: '共享包与服务端只从包名与其公开入口（package.json 的 exports）引用',
    packages: ['server', 'shared/*'],
    except: ['tools/lib/check-port.mjs', 'tools/lib/ensure-installed.mjs'],
  },
  {
    name: 'server-storeys',
    says: '服务端自上而下：组装、web、documents、domain、platform',
    folder: 'server/src',
    storeys: [['public'], ['.'], ['web'], ['documents'], ['domain'], ['platform']],
  },
  {
    name: 'server-domains',
    says: '领域之间只按所列方向引用',
    folder: 'server/src/domain',
    pairs: {
      accounts: [],
      'proof-of-work': ['accounts'],
      articles: ['catalogue'],
      catalogue: ['drawings'],
      cdn: [],
      drawings: [],
      rendering: [],
      enquiries: ['accounts'],
      landings: ['catalogue', 'articles', 'snapshot'],
      partners: [],
      releases: [],
      schemes: ['accounts'],
      search: ['catalogue', 'articles', 'snapshot'],
      seed: ['catalogue', 'articles'],
      selection: ['catalogue', 'snapshot'],
      snapshot: ['catalogue', 'articles', 'drawings'],
      submissions: ['landings', 'snapshot'],
      telemetry: ['releases'],
      webhooks: ['releases', 'telemetry'],
    },
  },
  {
    name: 'page-storeys',
    says: '页面的回答：登记与路由在上，其次各种回答（document、published、crawlers 等），再次 drawn、address，最下 policy、versions',
    folder: 'server/src/web/pages',
    storeys: [
      ['.'],
      ['crawlers', 'document', 'pictures', 'published', 'revision'],
      ['address', 'drawn'],
      ['policy'],
      ['versions'],
    ],
  },
  {
    name: 'search-storeys',
    says: '搜索自上而下：judging、suggesting、answering、finding、reading、vocabulary、model、text',
    folder: 'server/src/domain/search',
    storeys: [
      ['.', 'judging'],
      ['suggesting'],
      ['answering'],
      ['finding'],
      ['reading'],
      ['vocabulary'],
      ['model'],
      ['text'],
    ],
  },
  {
    name: 'task-text-storeys',
    says: '任务词句自上而下：binding 与 settling、asking、reading、tokens、lexicon、model、figures、text',
    folder: 'shared/task-text/src',
    storeys: [
      ['judged'],
      ['.'],
      ['binding', 'settling'],
      ['asking'],
      ['reading'],
      ['tokens'],
      ['lexicon'],
      ['model'],
      ['figures'],
      ['text'],
    ],
  },
  {
    name: 'optics-layers',
    says: '光学包的各层只引用更下的层：describe、solve、checks、setting、model、physics、formula；step 只写文件',
    folder: 'shared/optics/src',
    storeys: [
      ['fixtures', 'worked-examples'],
      ['describe'],
      ['solve'],
      ['checks'],
      ['setting'],
      ['model'],
      ['physics'],
      ['formula'],
      ['step'],
    ],
  },
  {
    name: 'remote-selection-storeys',
    says: '选型应用自上而下：嵌入、页面、功能、组件、状态、数据、纯函数；功能之间、页面之间互不引用',
    folder: 'remote-selection/src',
    storeys: [
      ['.'],
      ['embed'],
      ['pages/selection', 'pages/embed', 'pieces'],
      [
        'features/drawing',
        'features/figures',
        'features/form',
        'features/profiler',
        'features/results',
        'features/take-away',
        'features/tools',
        'features/volume',
        'features/words',
      ],
      ['components'],
      ['state'],
      ['data'],
      ['lib'],
    ],
  },
];
