import type { Api } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import type { ListedRemote } from '@shixuan/host/manifest';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Deployment } from '../federation/deployment/deployment';
import type { ApiStep } from '../federation/deployment/keep-in-step';
import type { FilledPlace } from '../federation/fillers-of';
import type { HostFor } from '../federation/host/host-services';
import type { LoadedPage, LoadedPiece } from '../federation/loader';
import type { PartCache } from '../federation/part-cache';
import type { HungVersions } from '../services/hangs/hung-versions';
import type { RemoteWork } from '../services/hangs/remote-work';
import type { Languages } from '../services/languages';
import type { SessionContext } from '../services/session';
import type { Telemetry } from '../services/telemetry/telemetry';
import type { PageTrace } from '../services/telemetry/tracing/page-trace';

/** Everything of the shell that is not a component. */
export interface Shell extends SessionContext {
  api: Api;
  telemetry: Telemetry;
  /** The trace of the page, where the visit is traced. */
  trace?: PageTrace | undefined;
  languages: Languages;
  /** How many builds of a developer's machine this page runs; null on the pages of visitors. */
  localBuilds: number | null;
  /** Of the shell itself: `1.0.0-3f9a2c1b`. */
  version: string;
  pages: PartCache<LoadedPage>;
  /** Pieces for places in pages of other remotes. */
  pieces: PartCache<LoadedPiece>;
  queryClient: QueryClient;
  hostFor: HostFor;
  /** The services whose calls show neither mask nor message: for what the visitor did not ask for. */
  quietHostFor: HostFor;
  /** The live remotes with a piece for a place, in the order of the pieces. */
  fillersOf(place: FilledPlace): readonly ListedRemote[];
  /** Manifests of the live remotes. */
  manifests: readonly ListedRemote['manifest'][];
  /** The routes of the live remotes. */
  routes: RouteObject[];
  /**
   * Whether a live remote provides this path; a query or a hash may follow it. `killed`: remotes that are switched off,
   * by default those of now.
   */
  isProvided(to: string, killed?: readonly string[]): boolean;
  /** The page at this path, if its remote was switched off before the document was served. */
  killedAt(pathname: string): { title: string; reason: string } | undefined;
  deployment: Deployment;
  /** Records which remote's code runs; undefined without a watch for hangs, as on the server. */
  work: RemoteWork | undefined;
  /** Versions in which a page stood still, in this tab. */
  hung: HungVersions;
  apiStep: Pick<ApiStep, 'isOlder' | 'reload'>;
  /** Loads the code of the page behind a path, unless the connection is slow or metered. */
  prefetch(to: string): void;
  /** Ends the calls ahead that are not answered: with a click the page asks itself, with its mask and its messages. */
  endAhead(): void;
  /** Where navigation goes once there is a router. */
  connectRouter(navigate: HostServices['navigate']): void;
  /** Makes the start calls, once. Never rejects. */
  start(): Promise<void>;
  /** Restores what is the visitor's own from the storage, once. Until then the page is everybody's. */
  restore(): void;
  /** Whether `restore` shows more than the server draws for everybody: a login, a comparison, another language. */
  hasOwn(): boolean;
  /** Adopts the value that another tab has stored under `key`; null when that tab cleared the storage. */
  adopt(key: string | null): void;
}

const ShellServices = createContext<Shell | null>(null);

export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellServices value={shell}>{children}</ShellServices>;
}

/** The shell's own services, for its own components. */
export function useShell(): Shell {
  const shell = useContext(ShellServices);
  if (!shell) throw new Error('useShell() needs a ShellProvider around it');
  return shell;
}
