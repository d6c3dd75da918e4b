import { defineRemote } from '@shixuan/host';
import { descriptor } from './descriptor';

export default defineRemote(descriptor, {
  routes: {
    Download: () => import('./pages/download/download.page'),
  },
  languages: { en: () => import('./lib/texts/texts').then(({ texts }) => texts.load('en')) },
});
