import { defineRemote } from '@shixuan/host';
import { descriptor } from './descriptor';

export default defineRemote(descriptor, {
  routes: {
    SelectionCamera: () => import('./pages/camera/camera.page'),
    SelectionLens: () => import('./pages/lens/lens.page'),
    SelectionVision: () => import('./pages/vision/vision.page'),
    SelectionEmbed: () => import('./pages/embed/embed.page'),
  },
});
