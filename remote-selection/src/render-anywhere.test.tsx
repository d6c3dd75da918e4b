import { rendersAnywhere, testHost } from '@shixuan/host/testing';
import { renderToString } from 'react-dom/server';
import remote from './remote';
import { renderCases } from './testing/render-cases';

rendersAnywhere({
  remote,
  host: testHost(),
  cases: renderCases,
  render: renderToString,
  waiting: { shows: '正在计算' },
});
