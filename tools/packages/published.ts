/** One of this project's packages as teams with repositories of their own get it. */
export interface PublishedPackage {
  /** Name on the registry. */
  name: string;
  /** Limit of the packed file, bytes. */
  mostBytes: number;
  /** Packages of this project whose files are packed as far as they are used, as they are not installed with it. */
  packed?: readonly string[];
}

/** A package of `shared`, whose `package.json` says what it is. */
export interface PublishedLibrary extends PublishedPackage {
  /** `shared/host` */
  folder: string;
}

/** Commands and configuration of this checkout, laid out as they are here. */
export interface PublishedTools extends PublishedPackage {
  description: string;
  /** Scripts by the names of the commands. */
  bin: Readonly<Record<string, string>>;
  /** Modules that others import, by subpath: files of this checkout. */
  exports: Readonly<Record<string, string>>;
  /** Files and folders that are no modules of the package: loaders, templates, what the bundler compiles. */
  raw: readonly string[];
  /** Packages that no module imports: programs, and what the bundler looks for. */
  brings: readonly string[];
}

/** The packages of pages. Each is private here and has the version of the contract. */
export const libraries: readonly PublishedLibrary[] = [
  { name: '@shixuan/units', folder: 'shared/units', mostBytes: 30_000 },
  { name: '@shixuan/embed-types', folder: 'shared/embed-types', mostBytes: 15_000 },
  { name: '@shixuan/host', folder: 'shared/host', mostBytes: 50_000 },
  { name: '@shixuan/api', folder: 'shared/api', mostBytes: 90_000 },
  { name: '@shixuan/ui', folder: 'shared/ui', mostBytes: 60_000 },
];

const templates = ['tools/new-remote/template', 'tools/new-remote/repository'];

export const toolPackages: readonly PublishedTools[] = [
  {
    name: '@shixuan/remote-kit',
    description: '视选的远程应用：构建、开发、检查与部署',
    mostBytes: 60_000,
    bin: { shixuan: 'tools/shixuan-bin.mjs' },
    exports: { '.': 'rspack.config.base.ts', './vitest': 'tools/kit/unit-tests.mjs' },
    raw: [
      'tools/build/breakpoints-loader.mjs',
      'tools/build/worker-file-loader.mjs',
      'tools/build/refresh-hook.ts',
      'tools/dev/alone',
      'tools/dev/live',
      'shared/ui/src/breakpoints.css',
      ...templates,
    ],
    brings: [
      '@biomejs/biome',
      '@swc/helpers',
      '@testing-library/dom',
      '@testing-library/react',
      '@types/node',
      '@types/react',
      '@types/react-dom',
      'jsdom',
      'react-refresh',
      'typescript',
      'vitest',
    ],
  },
  {
    name: '@shixuan/create-remote',
    description: '新建视选的一个远程应用：npm create @shixuan/remote',
    mostBytes: 25_000,
    packed: ['shared/host'],
    bin: { 'create-remote': 'tools/create-remote-bin.mjs' },
    exports: {},
    raw: templates,
    brings: [],
  },
];
