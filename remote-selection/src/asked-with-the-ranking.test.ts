import { renderRoute, testHost } from '@shixuan/host/testing';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import remote from './remote';

/** What a page asks for where it is drawn no further than to its ranking; `whole` draws it to its end. */
async function asked(route: string, { whole }: { whole: boolean }): Promise<unknown[]> {
  const queryClient = new QueryClient();
  const keys: unknown[] = [];
  queryClient.getQueryCache().subscribe(({ type, query: { queryKey, options } }) => {
    const isAsked = !('enabled' in options) || options.enabled !== false;
    if (type !== 'added' || !isAsked) return;
    keys.push(queryKey[0]);
    if (!whole && queryKey[0] === 'ranking') throw new Error('far enough');
  });
  const drawn = renderRoute(
    { route, search: '', shows: [] },
    { remote, host: testHost(), queryClient, render: renderToString },
  );
  await drawn.catch(() => undefined);
  return keys;
}

// The server draws a page once more for each time that it asks for data, to the last of what is asked for.
test.each(['SelectionCamera', 'SelectionLens', 'SelectionVision'])(
  '%s asks for nothing after its ranking',
  async route => {
    const all = await asked(route, { whole: true });
    expect(all).toContain('ranking');
    expect(await asked(route, { whole: false })).toEqual(all);
  },
);
