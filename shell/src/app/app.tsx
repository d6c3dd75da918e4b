import '@shixuan/ui/tokens.css';
import '@shixuan/ui/base.css';
import '@shixuan/ui/arco-theme.css';
import { ConfigProvider, ImageHostProvider, zhCN } from '@shixuan/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import type { Shell } from '../components/shell-context';
import { ShellProvider } from '../components/shell-context';
import { reportRecords } from '../services/telemetry/report-records';
import { imageHost } from '../state/base-info';
import { createShell, type ShellOptions } from './create-shell';
import { followInternalLinks } from './follow-internal-links';
import { prefetchOnIntent } from './prefetch-on-intent';
import { shellRoutes } from './shell-routes';

/** The site: the providers of its components, around the router. */
export function App({ shell, router }: { shell: Shell; router: DataRouter }) {
  return (
    <ShellProvider shell={shell}>
      <Provider store={shell.store}>
        <QueryClientProvider client={shell.queryClient}>
          <ConfigProvider locale={zhCN}>
            <WithImageHost>
              <RouterProvider router={router} />
            </WithImageHost>
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
  const apply = () => document.body.setAttribute('arco-theme', dark.matches ? 'dark' : 'light');
  apply();
  dark.addEventListener('change', apply);
  return () => dark.removeEventListener('change', apply);
}

/** Duration of the notices at start, ms: they contain an address to read. */
const NOTICE_MS = 8000;

/** Draws the shell into `element` and starts the site; `notices` are shown first. */
export function mountShell({
  element,
  notices = [],
  ...options
}: ShellOptions & { element: HTMLElement; notices?: readonly string[] }): void {
  const shell = createShell(options);
  reportRecords(shell.telemetry, options.registry);
  for (const notice of notices) shell.showMessage('warning', notice, NOTICE_MS);
  followTheme();
  void shell.start();
  const router = createBrowserRouter(shellRoutes(shell.routes));
  const navigate = (to: string, navigateOptions?: { replace?: boolean }) => void router.navigate(to, navigateOptions);
  shell.connectRouter(navigate);
  followInternalLinks(navigate);
  prefetchOnIntent(shell.prefetch);
  window.addEventListener('storage', event => shell.adopt(event.key));
  createRoot(element).render(<App shell={shell} router={router} />);
}
