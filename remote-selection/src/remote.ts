import { defineRemote } from '@shixuan/host';
import { descriptor } from './descriptor';

export default defineRemote(descriptor, {
  routes: {
    SelectionCamera: () => import('./pages/selection/camera.page'),
    SelectionLens: () => import('./pages/selection/lens.page'),
    SelectionVision: () => import('./pages/selection/vision.page'),
    SelectionVolume: () => import('./pages/selection/volume.page'),
    SelectionEmbed: () => import('./pages/embed/embed.page'),
  },
  fills: {
    'catalog:product-use': () => import('./pieces/product-use'),
  },
});
