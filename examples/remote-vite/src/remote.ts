import { defineRemote } from '@shixuan/host';
import { descriptor } from './descriptor';

export default defineRemote(descriptor, {
  routes: { ViteExample: () => import('./vite-example.page') },
});
