import { createInstance } from '@module-federation/enhanced/runtime';
import type { FederatedSelection, FederatedSelectionModule } from '@shixuan/embed-types';

declare const __SITE__: string;

// A page with two federation hosts and no React: one names the share scope, the other does not know of it.

const remote = {
  name: 'shixuan_selection_v1',
  alias: 'shixuan',
  entry: `${__SITE__}/embed/v1/federation/mf-manifest.json`,
};
const shop = createInstance({ name: 'shop', remotes: [{ ...remote, shareScope: 'shixuan-selection-v1' }] });
const branch = createInstance({ name: 'branch', remotes: [remote] });

async function fill(host: typeof shop, mode: 'camera' | 'lens'): Promise<() => void> {
  const module = await host.loadRemote<FederatedSelectionModule>('shixuan/selection');
  const dom = document.createElement('section');
  document.body.append(dom);
  const selection: FederatedSelection | undefined = module?.default();
  selection?.render({ dom, mode });
  return () => selection?.destroy({ dom });
}

const clear = await Promise.all([fill(shop, 'camera'), fill(branch, 'lens')]);
document.addEventListener('clear', () => {
  for (const one of clear) one();
});
