import { HostProvider, type PageModule, type RouteDescriptor } from '@shixuan/host';
import type { ListedRemote } from '@shixuan/host/manifest';
import { OwnWordsContext, Skeleton } from '@shixuan/ui';
import { Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../components/error-boundary';
import { useShell } from '../components/shell-context';
import { useFrameLanguage, useFrameTexts, useLanguageOf, wordsIn } from '../components/texts/use-texts';
import { failureKind, isFileLost, RemoteFailure } from '../lib/remote-failure';
import { AtWork } from './at-work';
import { FailureCard } from './failure-card';
import { KilledContext } from './killed-at-arrival';
import { KilledPage } from './killed-page';
import * as styles from './remote-page.module.css';
import { useRouteHandles } from './route-handle';

export interface RemotePageProps {
  remote: ListedRemote;
  route: RouteDescriptor;
}

/** A remote's page in its error boundary: failures are shown in its place and can be retried. */
export function RemotePage({ remote, route }: RemotePageProps) {
  const { pages, telemetry, queryClient, deployment, apiStep, hung } = useShell();
  const { search } = useLocation();
  const title = useShownTitle(route);
  const frame = useFrameLanguage();
  const { name } = remote.manifest;
  /** The live version, or its fallback. */
  const [running, setRunning] = useState(() => pages.peek(name, route.id)?.from ?? remote);
  const tag = `${name}@${running.manifest.version}`;
  const language = useLanguageOf(tag);
  async function retry(): Promise<void> {
    hung.forget(name);
    await pages.load(name, route.id);
    // Cached data that made the page throw would make it throw again. Data of visible parts stays.
    queryClient.removeQueries({ type: 'inactive' });
  }
  function onError(error: unknown) {
    // The loader has already reported a failure to load, with the version that failed.
    if (error instanceof RemoteFailure) return;
    if (apiStep.isOlder()) {
      telemetry.error(tag, error, { route: route.id, failure: 'outOfStep' });
      apiStep.reload();
      return;
    }
    // Reported with the call.
    if (failureKind(error) === 'outOfStep') return;
    telemetry.error(tag, error, { route: route.id });
    if (isFileLost(error)) void deployment.fileLost();
  }
  /** With an API of another edition the page is not to blame. */
  const told = (error: unknown) =>
    apiStep.isOlder() && failureKind(error) === 'render'
      ? new RemoteFailure('outOfStep', name, { cause: error })
      : error;
  if (use(KilledContext).includes(name)) return <KilledPage title={title} />;
  return (
    <div
      className={styles.page}
      lang={language === frame ? undefined : language}
      data-remote={tag}
      data-owner={running.manifest.owner}
      data-route={route.id}
    >
      <ErrorBoundary
        resetKey={search}
        onError={onError}
        fallback={(error, reset) => (
          <FailureCard error={told(error)} title={title} onRetry={() => retry().then(reset)} />
        )}
      >
        <Suspense fallback={<PageSkeleton />}>
          <Page remote={remote} route={route.id} onRunning={setRunning} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Title of the page that the visitor asked for: the one inside this page, where there is one. */
function useShownTitle(route: RouteDescriptor): string {
  const shown = useRouteHandles();
  const isShown = shown.some(handle => handle.route === route);
  return (isShown ? shown.at(-1)?.route.title : undefined) ?? route.title;
}

interface PageProps {
  remote: ListedRemote;
  route: string;
  onRunning(version: ListedRemote): void;
}

/** The page once it has loaded. It has no hooks of its own: React repeats it after the wait, where `use` is no longer called. */
function Page({ remote, route, onRunning }: PageProps) {
  const { pages } = useShell();
  const { name } = remote.manifest;
  // A loaded page renders at once: `use` would suspend even for a settled promise.
  const { default: Component, from = remote } = pages.peek(name, route) ?? use(pages.open(name, route));
  return <LoadedPage component={Component} running={from} route={route} onRunning={onRunning} />;
}

interface LoadedPageProps extends Pick<PageProps, 'route' | 'onRunning'> {
  component: PageModule['default'];
  running: ListedRemote;
}

function LoadedPage({ component: Component, running, route, onRunning }: LoadedPageProps) {
  const { hostFor } = useShell();
  const language = useLanguageOf(`${running.manifest.name}@${running.manifest.version}`);
  const { search } = useLocation();
  useLayoutEffect(() => onRunning(running), [running, onRunning]);
  return (
    <HostProvider host={hostFor(running)}>
      <AtWork remote={running} route={route} />
      <OwnWordsContext value={wordsIn(language)}>
        <Component search={search.slice(1)} />
      </OwnWordsContext>
    </HostProvider>
  );
}

/** After so long a page that is still on its way says so, ms. */
const SLOW_MS = 4000;

/** Placeholder in about the shape of a page, to keep the layout shift small. */
export function PageSkeleton() {
  const texts = useFrameTexts();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.skeleton} lang={useFrameLanguage()}>
      <Skeleton kind="block" height={34} label={texts.loadingPage} />
      <p className={styles.slow} role="status">
        {isSlow && texts.slowPage}
      </p>
      <Skeleton kind="table" rows={8} label="" />
    </div>
  );
}
