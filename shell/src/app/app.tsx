import '@shixuan/ui/tokens.css';
import '@shixuan/ui/base.css';
import '@shixuan/ui/arco-theme.css';
import './drawn-forms.css';
import './drawn-pictures.css';
import {
  ConfigProvider,
  ImageHostProvider,
  isNarrowWindow,
  NarrowAskedContext,
  ServedNarrowContext,
  zhCN,
} from '@shixuan/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider, useAtomValue } from 'jotai';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import type { Shell } from '../components/shell-context';
import { ShellProvider } from '../components/shell-context';
import { startServiceWorker } from '../features/offline/keep-for-offline';
import { followDeployment } from '../federation/deployment/follow-deployment';
import { PageAloneContext } from '../layout/page-alone';
import type { DrawnData } from '../lib/drawn-data';
import { startPictures } from '../lib/late-pictures';
import { untilStyled } from '../lib/late-sheets';
import { openStorage } from '../lib/text-storage';
import { whenIdle } from '../lib/when-idle';
import { isRouteHandle } from '../pages/route-handle';
import { noticeHangs, takeHungDocuments } from '../services/hangs/notice-hangs';
import { createRemoteWork } from '../services/hangs/remote-work';
import { prepareRequests } from '../services/request/create-request';
import { reportRecords } from '../services/telemetry/report-records';
import { reportUncaught } from '../services/telemetry/report-uncaught';
import { createVisitTicket } from '../services/telemetry/visit-ticket';
import { imageHost } from '../state/base-info';
import { textsUnderWay } from '../state/language';
import { hasTyped } from '../state/typed-text';
import { onLogout } from '../state/user';
import { adoptEntries, type Entries } from './adopt-entries';
import { adoptPresses } from './adopt-presses';
import { createShell, type ShellOptions } from './create-shell';
import { dropOtherForm } from './drop-other-form';
import { followInternalLinks } from './follow-internal-links';
import { prefetchOnIntent } from './prefetch-on-intent';
import { shellRoutes } from './shell-routes';

export interface AppProps {
  shell: Shell;
  router: DataRouter;
  /** The form that is drawn before there is a window, and taken over. */
  narrow?: boolean;
  /** Called once the page is drawn, or taken over as the server drew it. */
  onDrawn?: () => void;
  /** Called when a part has drawn one of its two forms without a window. */
  onNarrowAsked?: () => void;
  /** Whether the frame is left out. */
  pageAlone?: boolean;
}

/** The site: the providers of its components, around the router. */
export function App({ shell, router, narrow = false, onDrawn, onNarrowAsked, pageAlone = false }: AppProps) {
  // At once: what is pressed from now on must not be overwritten.
  useEffect(() => shell.restore(), [shell]);
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <ShellProvider shell={shell}>
      <Provider store={shell.store}>
        <QueryClientProvider client={shell.queryClient}>
          <ConfigProvider locale={zhCN}>
            <ServedNarrowContext value={narrow}>
              <NarrowAskedContext value={onNarrowAsked ?? null}>
                <PageAloneContext value={pageAlone}>
                  <WithImageHost>
                    <RouterProvider router={router} />
                  </WithImageHost>
                </PageAloneContext>
              </NarrowAskedContext>
            </ServedNarrowContext>
          </ConfigProvider>
        </QueryClientProvider>
      </Provider>
    </ShellProvider>
  );
}

function WithImageHost({ children }: { children: ReactNode }) {
  return <ImageHostProvider host={useAtomValue(imageHost)}>{children}</ImageHostProvider>;
}

/**
 * Tells Arco which theme the visitor's system asks for. The site's own tokens follow by media query and are right from
 * the first paint; Arco draws nothing before this has run, so nothing flashes.
 * @returns a function that stops it
 */
function followTheme(): () => void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  // No attribute is its light theme; to write that costs every element's style once more.
  const apply = () =>
    dark.matches ? document.body.setAttribute('arco-theme', 'dark') : document.body.removeAttribute('arco-theme');
  apply();
  dark.addEventListener('change', apply);
  return () => dark.removeEventListener('change', apply);
}

/** Longest wait for the frame's texts before a page that the server did not draw appears, ms. */
const TEXTS_MS = 2000;

/** Resolves when the frame's texts are there in the visitor's language, or have not come in time; null where none are on their way. */
function untilSpoken({ store }: Shell): Promise<void> | null {
  if (store.get(textsUnderWay) === 0) return null;
  return new Promise(resolve => {
    const late = setTimeout(end, TEXTS_MS);
    const stop = store.sub(textsUnderWay, () => store.get(textsUnderWay) === 0 && end());
    function end() {
      clearTimeout(late);
      stop();
      resolve();
    }
  });
}

/** Duration of the notices at start, ms: they contain an address to read. */
const NOTICE_MS = 8000;

export interface MountOptions extends Omit<ShellOptions, 'drawn'> {
  element: HTMLElement;
  notices?: readonly string[];
  /** What the server drew the page from; null where `element` is empty. */
  drawn?: DrawnData | null;
}

/** Draws the shell into `element`, or takes over what the server drew there, and starts the site; `notices` are shown first. */
export function mountShell({ element, notices = [], drawn: given = null, ...options }: MountOptions): void {
  // What was typed before a login reloaded the page stands in the page from the first drawing on.
  const session = options.session ?? openStorage('sessionStorage');
  const drawn = hasTyped(session) ? null : given;
  const left = takeHungDocuments(session);
  const remoteWork = createRemoteWork();
  const shell = createShell({ ...options, session, work: remoteWork, drawn: drawn !== null });
  for (const [key, data] of drawn?.queries ?? []) shell.queryClient.setQueryData(key, data);
  const { revision, shell: version } = options.registry;
  const ticket = createVisitTicket();
  reportRecords(shell.telemetry, { revision, shell: version, ticket });
  const loggedOut = (listener: () => void) => void onLogout(shell.store, listener);
  noticeHangs({ telemetry: shell.telemetry, work: remoteWork, revision, ticket, left, session, onLogout: loggedOut });
  reportUncaught(shell.telemetry, shell.apiStep.isOlder);
  for (const notice of notices) shell.showMessage('warning', notice, NOTICE_MS);
  followTheme();
  void shell.start();
  const router = createBrowserRouter(shellRoutes(shell.routes));
  const navigate = (to: string, navigateOptions?: { replace?: boolean }) => void router.navigate(to, navigateOptions);
  shell.connectRouter(navigate);
  const { trace, telemetry } = shell;
  if (trace)
    import('../services/telemetry/tracing/trace-visit').then(
      ({ traceVisit }) => traceVisit(trace, { telemetry, ticket, routing: router }),
      () => undefined,
    );
  const work = () => {
    whenIdle(prepareRequests);
    prefetchOnIntent(shell.prefetch, shell.endAhead);
    startServiceWorker();
    followDeployment(shell.deployment);
    // Counted like the loads of remotes, so that a version of the shell that fails is one of many.
    shell.telemetry.loaded('shell', '', performance.now());
    window.addEventListener('storage', event => shell.adopt(event.key));
  };
  if (!drawn) {
    followInternalLinks(navigate);
    work();
    const draw = () => createRoot(element).render(<App shell={shell} router={router} />);
    // In Chinese first its lines would move when the visitor's language comes. Sheets are late where the page could be taken over.
    const awaited = [untilSpoken(shell), untilStyled()].filter(wait => wait !== null);
    if (awaited.length > 0) void Promise.all(awaited).then(draw);
    else draw();
    return;
  }
  const presses = adoptPresses(element);
  // The page's code first: a router that waits would put a skeleton in the place of the drawn page. The frame's data too,
  // for which a page of the shell alone does not wait. Until then links are plain links, which load a document.
  void Promise.all([initialised(router), shell.start()]).then(async () => {
    let entries: Entries | undefined;
    const isTakenOver = await runsAsDrawn(shell, router);
    const styled = untilStyled();
    // What is not drawn appears with its styles: the page in place of the drawn one, what a press opens, and what is the visitor's own.
    if (styled && (!isTakenOver || presses.isKept() || shell.hasOwn())) await styled;
    // From here to the first drawing the form is one, whatever becomes of the window.
    const narrow = drawn.narrow ?? isNarrowWindow();
    let isCompared = false;
    let followed: string | undefined;
    const onDrawn = () => {
      // Laying pictures out between two parts of the page would delay the rest of them.
      startPictures();
      isCompared = true;
      work();
      if (followed !== undefined) navigate(followed);
    };
    // What is followed or received before React has compared the page with what the server drew would make them differ. The link
    // pressed last waits for that: the browser would load a document.
    followInternalLinks(to => {
      if (isCompared) navigate(to);
      else followed = to;
    });
    const app = <App shell={shell} router={router} narrow={narrow} onDrawn={onDrawn} />;
    if (isTakenOver) {
      dropOtherForm(element, narrow);
      entries = adoptEntries(element);
      startTransition(() => void hydrateRoot(element, app));
    } else {
      // What stands in the element is replaced: the page shows its failure, or is of the version before.
      shell.restore();
      createRoot(element).render(app);
    }
    presses.begin(entries);
  });
}

/** Whether every page of the address has loaded in its live version, of which the server drew it. */
async function runsAsDrawn({ pages }: Shell, { state }: DataRouter): Promise<boolean> {
  const handles = state.matches.map(({ route }): unknown => route.handle).filter(isRouteHandle);
  // The router stops waiting after some seconds; a page that is slower is still the drawn one.
  const loaded = await Promise.all(
    handles.map(({ remote, route }) =>
      pages.open(remote, route.id).then(
        ({ from }) => from === undefined,
        () => false,
      ),
    ),
  );
  return loaded.every(isLive => isLive);
}

/** Resolves when the router has prepared the page of the first address. */
export function initialised(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise(resolve => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
