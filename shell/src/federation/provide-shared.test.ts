import { afterEach, expect, test, vi } from 'vitest';
import { provideShared } from './provide-shared';
import { sharedModules } from './shared-modules';

afterEach(() => vi.unstubAllGlobals());

test('remotes get the modules that the shell itself runs, under their versions and once in the page', () => {
  vi.stubGlobal('__SHARED_VERSIONS__', { react: '19.3.1', 'react/jsx-runtime': '19.3.1', '@shixuan/host': '1.6.0' });
  const { default: scope = {} } = provideShared();
  expect(Object.entries(scope).map(([key, versions]) => [key, Object.keys(versions)])).toEqual([
    ['react', ['19.3.1']],
    ['react/jsx-runtime', ['19.3.1']],
    ['@shixuan/host', ['1.6.0']],
  ]);
  for (const [key, versions] of Object.entries(scope)) {
    const [offered] = Object.values(versions);
    expect(offered).toMatchObject({ loaded: true, from: 'shell', shareConfig: { singleton: true } });
    expect(offered?.lib?.()).toBe(sharedModules[key]);
  }
});
