import { createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import type { ResolvedRegistry, Seed } from '@shixuan/host/manifest';
import { QueryClient } from '@tanstack/react-query';
import type { AxiosAdapter } from 'axios';
import { createStore } from 'jotai';
import type { Shell } from '../components/shell-context';
import { frameTexts } from '../components/texts/frame-texts';
import { brokenNotice } from '../features/overrides/broken-notice';
import { createDeployment } from '../federation/deployment/deployment';
import { createApiStep } from '../federation/deployment/keep-in-step';
import { fillersOf } from '../federation/fillers-of';
import { createHostFor, type HostDependencies, type HostFor } from '../federation/host/host-services';
import type { LoaderHooks, RemoteLoader } from '../federation/loader';
import { createPartCache } from '../federation/part-cache';
import { createEmitter } from '../lib/emitter';
import { untilStyled } from '../lib/late-sheets';
import { openStorage, type TextStorage } from '../lib/text-storage';
import { watchedStorage } from '../lib/watched-storage';
import { SlotPlace } from '../pages/slot-place';
import { createHungVersions } from '../services/hangs/hung-versions';
import type { RemoteWork } from '../services/hangs/remote-work';
import { createLanguages } from '../services/languages';
import { UNKNOWN_VERSION } from '../services/telemetry/report-records';
import { createTelemetry, type Telemetry } from '../services/telemetry/telemetry';
import { readPageTrace } from '../services/telemetry/tracing/page-trace';
import { about, readIsAbout } from '../state/about';
import { accountOpen } from '../state/account-open';
import { createMessages } from '../state/messages';
import { CONTRASTS_KEY, LANGUAGE_KEY, USER_KEY } from '../state/storage-keys';
import { keepTyped } from '../state/typed-text';
import { userStore } from '../state/user';
import { keepViewed } from '../state/viewed';
import { createCalls } from './create-calls';
import { createRemotePages } from './create-remote-pages';
import { adoptOwn, restoreOwn } from './own-state';
import { type ShellEvent, startSite } from './start-site';

/** Longest wait before the reload after a login. */
const SYNC_MS = 1500;

export interface ShellOptions {
  registry: ResolvedRegistry & { localBuilds?: number };
  seed: Seed;
  /** Makes the loader, which hands each remote its services. */
  createLoader(hostFor: HostFor, telemetry: Telemetry, hooks: LoaderHooks): RemoteLoader;
  storage?: TextStorage;
  /** Storage that lasts as long as the tab. */
  session?: TextStorage;
  reload?: (to?: string) => void;
  /**
   * The server drew the page, or is drawing it: what is the visitor's own (login, comparison, searches) is restored by
   * `restore` once the browser has taken the page over. Otherwise it is restored at once.
   */
  drawn?: boolean;
  /** Records which remote's code runs. */
  work?: RemoteWork;
  /** Transport of requests; tests pass their own. */
  adapter?: AxiosAdapter;
}

export function createShell({
  registry,
  seed,
  createLoader,
  storage: given = openStorage('localStorage'),
  session = openStorage('sessionStorage'),
  ...options
}: ShellOptions): Shell {
  const store = createStore();
  let noteWrite: (key: string) => void = () => undefined;
  const storage = watchedStorage(given, key => noteWrite(key));
  const context = { store, storage };
  /** There until the visitor's own is restored. */
  let letGo: (() => void) | undefined;
  const restored = new Promise<void>(resolve => {
    letGo = resolve;
  });
  const restore = () => {
    const done = letGo;
    if (!done) return;
    letGo = undefined;
    restoreOwn(store, storage, session);
    done();
  };
  if (!options.drawn) restore();
  keepViewed(store, storage);
  const adopt = (key: string | null) => adoptOwn(store, storage, key);

  const reload = options.reload ?? (to => (to ? window.location.assign(to) : window.location.reload()));
  const apiStep = createApiStep({
    api: registry.api,
    revision: registry.revision,
    reload() {
      keepTyped(store, session);
      reload();
    },
  });
  const deployment = createDeployment({
    store,
    revision: registry.revision,
    versions: [
      `shell@${registry.shell ?? UNKNOWN_VERSION}`,
      ...registry.remotes.map(({ manifest }) => `${manifest.name}@${manifest.version}`),
    ],
    config: registry.config,
    leave: reload,
    apiStep,
  });
  const telemetry = createTelemetry();
  const trace = readPageTrace() ?? undefined;
  const { work } = options;
  const hung = createHungVersions(session);
  const showMessage = createMessages(store);
  const languages = createLanguages({ store, telemetry, showMessage });
  void languages.join('shell', { en: () => frameTexts.load('en') });
  const { request, inBackground, api } = createCalls({
    ...context,
    seed,
    deployment,
    apiStep,
    showMessage,
    trace,
    adapter: options.adapter,
  });

  // No automatic retry: a failed call has shown its message, and a retry would show it again.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 5 * 60_000, refetchOnWindowFocus: false } },
  });

  const events = createEmitter<ShellEvent>();
  const showAbout = () => {
    // Not over 我的账号, which is open again after a login where its input was not saved. Logging out removes 不再显示.
    if (!readIsAbout(storage) && !store.get(accountOpen)) store.set(about, 'auto');
  };
  events.on('show-about', () => {
    if (!options.drawn) showAbout();
    else void restored.then(untilStyled).then(showAbout);
  });
  const isLogin = () => store.get(userStore).isLogin;
  const keeping = { storage: given, api: createApi(inBackground), onWritten: adopt };
  const followAccount = async () => {
    if (!isLogin()) return;
    const { keepSynced } = await import('../services/kept/keep-synced');
    noteWrite = keepSynced(keeping, isLogin);
  };
  /** The page that is loaded next shows what the account keeps, unless the call takes longer than this. */
  const beforeReload = () =>
    Promise.race([
      import('../services/kept/sync-kept').then(({ syncKept }) => syncKept(keeping)).catch(() => undefined),
      new Promise<void>(resolve => setTimeout(resolve, SYNC_MS)),
    ]);
  let started: Promise<void> | undefined;
  const start = () => {
    if (!started) {
      started = startSite({ store, api, events });
      void Promise.all([started, restored])
        .then(followAccount)
        .catch(() => undefined);
    }
    return started;
  };

  let navigate: HostServices['navigate'] = to => window.location.assign(to);
  const hostDependencies = {
    ...context,
    api,
    request,
    showMessage,
    telemetry,
    registryRevision: registry.revision,
    navigate: (to, navigateOptions) => navigate(to, navigateOptions),
    isProvided: to => isProvided(to),
    prefetch: to => prefetch(to),
    slot: SlotPlace,
  } satisfies HostDependencies;
  const hostFor = createHostFor(hostDependencies);
  /** Of pieces, and of data that is fetched ahead of a click: no mask, no message, no logout. */
  const quietHostFor = createHostFor({
    ...hostDependencies,
    request: (path, body, own) => inBackground(path, body, { ...own, showLoading: false, silent: true }),
  });
  const loader = createLoader(hostFor, telemetry, {
    onLocalFailure: (name, url) => showMessage('warning', brokenNotice(name, url)),
    isOutdated: deployment.fileLost,
    work,
    hung,
    speak: languages.join,
  });
  const pages = createPartCache(loader.load);
  let clicks = 0;
  const { routes, isProvided, killedAt, prefetch } = createRemotePages({
    ...context,
    registry,
    pages,
    deployment,
    queryClient,
    hostFor,
    quietHostFor,
    start,
    work,
    clicks: () => clicks,
  });

  return {
    ...context,
    session,
    api,
    showMessage,
    telemetry,
    trace,
    languages,
    localBuilds: registry.localBuilds ?? null,
    version: registry.shell ?? UNKNOWN_VERSION,
    pages,
    pieces: createPartCache(loader.loadPiece),
    queryClient,
    hostFor,
    quietHostFor,
    fillersOf: place => fillersOf(registry.remotes, place),
    manifests: registry.remotes.map(({ manifest }) => manifest),
    routes,
    isProvided,
    killedAt,
    deployment,
    work,
    hung,
    apiStep,
    prefetch,
    endAhead: () => {
      clicks += 1;
      void queryClient.cancelQueries({
        fetchStatus: 'fetching',
        predicate: query => query.getObserversCount() === 0,
      });
    },
    connectRouter: routerNavigate => {
      navigate = routerNavigate;
    },
    start,
    restore,
    hasOwn: () => [USER_KEY, CONTRASTS_KEY, LANGUAGE_KEY].some(key => storage.getItem(key) !== null),
    adopt,
    beforeReload,
    reload,
  };
}
