import { rendersAnywhere, testHost } from '@shixuan/host/testing';
import { renderToString } from 'react-dom/server';
import remote from './remote';
import { categories } from './testing/fixtures';
import { renderCases } from './testing/render-cases';

rendersAnywhere({
  remote,
  host: testHost({ categories }),
  cases: renderCases,
  render: renderToString,
  waiting: {
    search: route =>
      route === 'GoodsList' ? 'categoryId=1' : ['Compare', 'Enquiry'].includes(route) ? 'ids=1,2' : 'id=5',
    shows: 'aria-busy',
  },
});
