import { HostProvider, type HostServices } from '@shixuan/host';
import { ImageHostProvider, NarrowContext } from '@shixuan/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import CameraPage from '../pages/selection/camera.page';
import LensPage from '../pages/selection/lens.page';
import VisionPage from '../pages/selection/vision.page';
import { type AddressBar, stateOf } from './address';
import type { NoticeBoard } from './notice-board';
import { AddressContext } from './router';
import { WidgetBoundary } from './widget-boundary';

const pages = { camera: CameraPage, lens: LensPage, vision: VisionPage } as const;

export interface WidgetProps {
  host: HostServices;
  queryClient: QueryClient;
  site: string;
  bar: AddressBar;
  notices: NoticeBoard;
  narrow: boolean;
  onReady(): void;
  onFault(error: unknown): void;
}

/** The page that the widget's own address names, with a way to the same page of the site. */
export function Widget({ host, queryClient, site, bar, notices, narrow, onReady, onFault }: WidgetProps) {
  const address = useSyncExternalStore(bar.subscribe, bar.get);
  const notice = useSyncExternalStore(notices.subscribe, notices.get);
  const Page = pages[address.mode];
  const { url } = stateOf(address, site);
  useEffect(onReady, [onReady]);
  return (
    <QueryClientProvider client={queryClient}>
      <HostProvider host={host}>
        <AddressContext value={address}>
          <NarrowContext value={narrow}>
            <ImageHostProvider host={site}>
              <div part="content">
                <WidgetBoundary url={url} texts={host.config.texts ?? {}} onFault={onFault}>
                  <Page key={address.mode} search={address.search} />
                </WidgetBoundary>
              </div>
              <footer className="sx-foot" part="footer">
                <a href={url} target="_blank" rel="noopener" part="site-link">
                  {host.config.texts?.openSite ?? '在视选网站打开此任务'}
                </a>
              </footer>
              <div className="sx-notice" part="notice" role={notice?.urgent ? 'alert' : 'status'} hidden={!notice}>
                {notice?.text}
              </div>
            </ImageHostProvider>
          </NarrowContext>
        </AddressContext>
      </HostProvider>
    </QueryClientProvider>
  );
}
