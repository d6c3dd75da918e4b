import { type RenderCase, renderRoute, testHost } from '@shixuan/host/testing';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import remote from './remote';
import { renderCases } from './testing/render-cases';

// Plain Node: what touches a browser at module level or while rendering fails here.

const render = async (one: RenderCase) => {
  const queryClient = new QueryClient();
  one.seed?.(queryClient);
  return renderRoute(one, { remote, host: testHost(), queryClient, render: renderToString });
};

test('there is no browser in this test', () => {
  expect([typeof window, typeof document, typeof localStorage]).toEqual(['undefined', 'undefined', 'undefined']);
});

test('every declared route has a case', () => {
  const covered = new Set(renderCases.map(({ route }) => route));
  expect(remote.descriptor.routes.map(({ id }) => id).filter(id => !covered.has(id))).toEqual([]);
});

describe('the HTML holds heading and key figures', () => {
  test.each(renderCases.map(one => [`${one.route}?${one.search ?? ''}`, one] as const))('%s', async (_, one) => {
    const html = await render(one);
    expect(one.shows.filter(text => !html.includes(text))).toEqual([]);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain('undefined');
    expect(html).not.toContain('NaN');
  });
});

describe('without answers every route still renders, and waits', () => {
  test.each(remote.descriptor.routes.map(({ id }) => id))('%s', async id => {
    const html = await render({ route: id, search: '', shows: [] });
    expect(html).toMatch(/正在计算|正在加载/);
  });
});
