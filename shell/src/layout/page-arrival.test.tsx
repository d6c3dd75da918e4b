// @vitest-environment jsdom
import '../testing/dom-stubs';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeRemote } from '../testing/fake-remote';
import { fakeShell, renderPart } from '../testing/fake-shell';
import { PageArrival } from './page-arrival';

afterEach(cleanup);

const catalog = fakeRemote([{ id: 'GoodsDetail', path: '/goods/detail' }]);

test('a page names itself at its address; another address has its own name', async () => {
  const shell = await fakeShell({ remotes: [catalog] });
  const { router } = renderPart(shell, <PageArrival />, '/goods/detail?id=1');
  const unnamed = document.title;
  act(() => shell.hostFor(catalog).setTitle('MV-CS050-10GM', '/goods/detail?id=1'));
  expect(document.title).toBe('MV-CS050-10GM - 视选');
  await act(() => router.navigate('/goods/detail?id=2'));
  expect(document.title).toBe(unnamed);
});

test('a new title leaves the language of the document as it is', async () => {
  document.documentElement.lang = 'zh-CN';
  const written = new MutationObserver(() => undefined);
  written.observe(document.documentElement, { attributeFilter: ['lang'] });
  const shell = await fakeShell({ remotes: [catalog] });
  renderPart(shell, <PageArrival />, '/goods/detail?id=1');
  act(() => shell.hostFor(catalog).setTitle('MV-CS050-10GM', '/goods/detail?id=1'));
  expect(document.title).toBe('MV-CS050-10GM - 视选');
  expect(written.takeRecords()).toHaveLength(0);
  written.disconnect();
});
