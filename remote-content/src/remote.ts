import { defineRemote } from '@shixuan/host';
import { descriptor } from './descriptor';

export default defineRemote(descriptor, {
  routes: {
    ArticleList: () => import('./pages/article-list/article-list.page'),
    ArticleDetail: () => import('./pages/article-detail/article-detail.page'),
    Result: () => import('./pages/result/result.page'),
  },
  fills: {
    'catalog:list-foot': () => import('./pieces/category-articles'),
  },
});
