import { type RenderCase, renderRoute, rendersAnywhere, testHost } from '@shixuan/host/testing';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import remote from './remote';
import { renderCases } from './testing/render-cases';
import { signedIn } from './testing/signed-in';

rendersAnywhere({
  remote,
  host: signedIn(),
  cases: renderCases,
  render: renderToString,
  waiting: { shows: '正在加载' },
});

const history: RenderCase = { route: 'Download', search: 'view=history', shows: [] };
const html = (host = signedIn()) =>
  renderRoute(history, { remote, host, queryClient: new QueryClient(), render: renderToString });

test('without answers the history waits as well', async () => {
  expect(await html()).toContain('正在加载');
});

test('without a login there is an invitation and nothing else', async () => {
  const shown = await html(testHost());
  expect(shown).toContain('登录后可以查看和下载资料');
  expect(shown).not.toContain('正在加载');
});
