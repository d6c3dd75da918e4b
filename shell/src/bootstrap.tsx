import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { HostProvider } from '@shixuan/host';
import { Button } from '@shixuan/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createLoader } from './federation/loader';
import { readRegistry } from './federation/page-json';
import { verifyPlugin } from './federation/verify-plugin';

const registry = readRegistry();
registerPlugins([verifyPlugin(registry.remotes, false)]);
const loader = createLoader({ registry, runtime: { registerRemotes, loadRemote }, hostFor: () => ({}) as never, development: false });
const page = await loader.load('catalog', 'Line');
createRoot(document.body).render(
  <QueryClientProvider client={new QueryClient()}>
    <HostProvider host={{} as never}>
      <Button>x</Button>
      <page.default search="" />
    </HostProvider>
  </QueryClientProvider>,
);
