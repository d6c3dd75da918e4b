// @vitest-environment jsdom
import type { HostServices, PageModule } from '@shixuan/host';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeRemote } from '../testing/fake-remote';
import { createLoader } from './loader';

const { sanitiseHtml, areTextsSanitised } = vi.hoisted(() => ({ sanitiseHtml: vi.fn(), areTextsSanitised: vi.fn() }));
vi.mock('./sanitise-html', () => ({ sanitiseHtml }));
vi.mock('../lib/trusted-types', async original => ({
  ...(await original<typeof import('../lib/trusted-types')>()),
  areTextsSanitised,
}));

beforeEach(() => sanitiseHtml.mockClear());

const page: PageModule = { default: () => null };

/** Loads a page of a remote that names these policies of its own. */
async function load(trustedTypes: string[] | undefined): Promise<void> {
  const remote = fakeRemote([{ id: 'Line', path: '/line' }], 'catalog', { trustedTypes });
  const loader = createLoader({
    registry: { remotes: [remote] },
    loadContainer: async () => ({ default: { descriptor: {}, routes: { Line: async () => page } } }),
    hostFor: () => ({}) as HostServices,
    development: true,
    telemetry: { loaded: () => undefined, error: () => undefined },
    waits: {},
  });
  await loader.load('catalog', 'Line');
}

test.each([
  ['names no policies', undefined, 'are not sanitised', false, 1],
  ['names no policies', undefined, 'are sanitised already', true, 0],
  ['names policies of its own', ['catalog'], 'are not sanitised', false, 0],
  ['names policies of its own', ['catalog'], 'are sanitised already', true, 0],
] as const)(
  'for a remote that %s (%o) where texts %s (%s), the sanitiser is loaded %d times',
  async (_, policies, __, are, times) => {
    areTextsSanitised.mockReturnValue(are);
    await load(policies && [...policies]);
    expect(sanitiseHtml).toHaveBeenCalledTimes(times);
  },
);
