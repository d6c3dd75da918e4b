import { HostProvider, type RouteDescriptor } from '@shixuan/host';
import type { ResolvedRemote } from '@shixuan/host/manifest';
import { Skeleton } from '@shixuan/ui';
import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shell-provider';
import { ErrorBoundary } from './error-boundary';
import { FailureCard } from './failure-card';
import * as styles from './remote-page.module.css';
import { useRouteHandles } from './route-handle';

export interface RemotePageProps {
  remote: ResolvedRemote;
  route: RouteDescriptor;
}

/** A remote's page in its boundary: whatever goes wrong with it is shown in its place and can be tried again. */
export function RemotePage({ remote, route }: RemotePageProps) {
  const { pages, hostFor, telemetry, queryClient } = useShell();
  const { search } = useLocation();
  const title = useShownTitle(route);
  const { name, version, owner } = remote.manifest;
  const tag = `${name}@${version}`;
  async function retry(): Promise<void> {
    await pages.load(name, route.id);
    // Data that made the page throw would make it throw again; what is on the screen elsewhere stays.
    queryClient.removeQueries({ type: 'inactive' });
  }
  return (
    <div className={styles.page} data-remote={tag} data-owner={owner} data-route={route.id}>
      <ErrorBoundary
        resetKey={search}
        onError={error => telemetry.error(tag, error, { route: route.id })}
        fallback={(error, reset) => <FailureCard error={error} title={title} onRetry={() => retry().then(reset)} />}
      >
        <HostProvider host={hostFor(remote)}>
          <Suspense fallback={<PageSkeleton />}>
            <Page remote={name} route={route.id} />
          </Suspense>
        </HostProvider>
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

function Page({ remote, route }: { remote: string; route: string }) {
  const { pages } = useShell();
  const { search } = useLocation();
  // A page that is there already is drawn at once: `use` would wait for the promise all the same.
  const { default: Component } = pages.peek(remote, route) ?? use(pages.open(remote, route));
  return <Component search={search.slice(1)} />;
}

/** About the shape of a page, so that little moves when it comes. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton kind="block" height={34} label="页面正在加载" />
      <Skeleton kind="table" rows={8} label="" />
    </div>
  );
}
