import { defineRemote } from '@shixuan/host';
import { descriptor } from './descriptor';

export default defineRemote(descriptor, {
  setup(host) {
    host.telemetry.event('fossil-set-up', { contract: host.contractVersion });
    return undefined;
  },
  routes: {
    Fossil: () => import('./pages/fossil.page'),
    FossilPart: () => import('./pages/fossil-part.page'),
  },
});
