import type { ListedRemote } from '@shixuan/host/manifest';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../app/app';
import { createShell, type ShellOptions } from '../app/create-shell';
import { shellRoutes } from '../app/shell-routes';
import type { Shell } from '../components/shell-context';
import type { LoadedPage, LoadedPiece } from '../federation/loader';
import { fakeAdapter } from './fake-adapter';
import { fakeStorage } from './fake-storage';
import { seed } from './site-content';

export interface FakeShellOptions extends Partial<ShellOptions> {
  remotes?: ListedRemote[];
  load?: (remote: string, route: string) => Promise<LoadedPage>;
  loadPiece?: (remote: string, slot: string) => Promise<LoadedPiece>;
}

const nothing = () => Promise.reject(new Error('nothing to load'));

/** A shell that has started from its seed, without a network and with storage of its own. */
export async function fakeShell({
  remotes = [],
  load = nothing,
  loadPiece = nothing,
  ...options
}: FakeShellOptions = {}): Promise<Shell> {
  const shell = createShell({
    registry: { revision: 1, remotes, killed: [], overrides: [] },
    seed,
    createLoader: () => ({ load, loadPiece }),
    storage: fakeStorage({ isAbout: 'true' }),
    session: fakeStorage(),
    adapter: fakeAdapter(() => ({ networkError: 'offline' })).adapter,
    reload: () => undefined,
    ...options,
  });
  await shell.start();
  return shell;
}

/** The whole site at a path. */
export function renderSite(shell: Shell, path = '/') {
  const router = createMemoryRouter(shellRoutes(shell.routes), { initialEntries: [path] });
  shell.connectRouter((to, navigateOptions) => void router.navigate(to, navigateOptions));
  return { router, ...render(<App shell={shell} router={router} />) };
}

/** One component of the shell, in a site without pages. */
export function renderPart(shell: Shell, part: ReactNode, path = '/') {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] });
  return { router, ...render(<App shell={shell} router={router} />) };
}
