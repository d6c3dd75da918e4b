import type { NewRemote } from './check-remote';
import { fillTemplates } from './fill-templates';

/** Versions that a new repository begins with, by package; `@shixuan/host` has that of the contract. */
export type RepositoryVersions = Readonly<Record<string, string>>;

/** What a page is made of; everything that only builds and checks it comes with the kit. */
export const REPOSITORY_PACKAGES = [
  '@shixuan/api',
  '@shixuan/host',
  '@shixuan/ui',
  '@tanstack/react-query',
  'react',
  'react-dom',
  'react-router-dom',
] as const;

/** The files of a repository that is one remote, by path. */
export function repositoryFiles(remote: NewRemote, versions: RepositoryVersions): Record<string, string> {
  const version = (name: string) => versions[name] ?? '*';
  const manifest = {
    name: `remote-${remote.name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: {
      dev: 'shixuan dev',
      build: 'shixuan build',
      test: 'vitest run',
      check: 'shixuan check',
      deploy: 'shixuan deploy',
    },
    dependencies: Object.fromEntries(REPOSITORY_PACKAGES.map(name => [name, version(name)])),
    devDependencies: { '@shixuan/remote-kit': version('@shixuan/remote-kit') },
  };
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    ...fillTemplates('template', remote, version('@shixuan/host')),
    ...fillTemplates('repository', remote, version('@shixuan/host')),
  };
}
