import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { Remote } from '../define-remote';
import type { HostServices } from '../services';
import { type RenderCase, renderRoute } from './render-route';

export interface RendersAnywhere {
  remote: Remote;
  host: HostServices;
  /** At least one for each declared route. */
  cases: readonly RenderCase[];
  /** `renderToString` of react-dom/server. */
  render: (node: ReactNode) => string;
  /** A route before any answer has come. */
  waiting: {
    /** The address that it needs: `id=5`. */
    search?: (route: string) => string;
    /** The sign that content is loading. */
    shows: string | RegExp;
    /** Routes whose pages ask for no data, and so never wait. */
    notFor?: readonly string[];
  };
}

/** Tests that a remote's pages are rendered in plain Node: what touches a browser at module level or while rendering fails. */
export function rendersAnywhere({ remote, host, cases, render, waiting }: RendersAnywhere): void {
  const html = async (one: RenderCase) => {
    const queryClient = new QueryClient();
    one.seed?.(queryClient);
    const shown = await renderRoute(one, { remote, host, queryClient, render });
    // The classes of style sheets have no names here.
    return shown.replaceAll(/ class="[^"]*"/g, '');
  };
  const routes = remote.descriptor.routes.map(({ id }) => id);

  test('there is no browser in this test', () => {
    expect([typeof window, typeof document, typeof localStorage]).toEqual(['undefined', 'undefined', 'undefined']);
  });

  test('every declared route has a case', () => {
    const covered = new Set(cases.map(({ route }) => route));
    const without = routes.filter(id => !covered.has(id));
    expect(without, 'each of these routes needs a case in `cases` (src/testing/render-cases.ts)').toEqual([]);
  });

  describe('the HTML holds heading and key figures', () => {
    test.each(cases.map(one => [`${one.route}?${one.search ?? ''}`, one] as const))('%s', async (_, one) => {
      const shown = await html(one);
      expect(one.shows.filter(text => !shown.includes(text))).toEqual([]);
      expect(shown.match(/<h1/g)).toHaveLength(1);
      expect(shown).not.toContain('undefined');
      expect(shown).not.toContain('NaN');
    });
  });

  describe('without answers every route that asks for data still renders, and waits', () => {
    const waitingRoutes = routes.filter(id => !waiting.notFor?.includes(id));
    test.each(waitingRoutes)('%s', async route => {
      const shown = await html({ route, search: waiting.search?.(route) ?? '', shows: [] });
      expect(shown).toMatch(waiting.shows);
      expect(shown).not.toContain('undefined');
      expect(shown).not.toContain('NaN');
    });
  });
}
