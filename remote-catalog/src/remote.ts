import { defineRemote } from '@shixuan/host';
import { descriptor } from './descriptor';

export default defineRemote(descriptor, {
  routes: {
    Category: () => import('./pages/home/home.page'),
    Line: () => import('./pages/family/line.page'),
    Line3D: () => import('./pages/family/line-3d.page'),
    Face3D: () => import('./pages/family/face-3d.page'),
    Telecentric: () => import('./pages/family/telecentric.page'),
    Grabber: () => import('./pages/family/grabber.page'),
    Light: () => import('./pages/family/light.page'),
    Slider: () => import('./pages/family/slider.page'),
    GoodsList: () => import('./pages/list/list.page'),
    GoodsDetail: () => import('./pages/detail/detail.page'),
    SelectionDetail: () => import('./pages/detail/detail.page'),
    Compare: () => import('./pages/compare/compare.page'),
    Enquiry: () => import('./pages/enquiry/enquiry.page'),
    Brands: () => import('./pages/brands/brands.page'),
  },
});
