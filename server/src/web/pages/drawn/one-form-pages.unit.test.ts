import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { snapshot, startPages } from '../../../../test/pages/pages-fixture';
import { createRegistryReader } from '../../../domain/releases/registry/read-registry';
import { createVersionReader } from '../../../domain/releases/registry/read-version';
import { registerPageRoutes } from '../page-routes';
import { readOverrideSettings } from '../versions/overrides';
import type { PageToDraw } from './page-drawer';

// The site is taken back to a shell that draws a page for one kind of window.

const phone = { 'sec-ch-ua-mobile': '?1' };
const byDevice = 'accept, accept-encoding, sec-ch-ua-mobile, user-agent';

/** Pages as a shell draws them, and which forms it was asked for. */
async function pagesOf(draws: (page: PageToDraw) => { html: string; hasOneForm: boolean } | null) {
  const { registryDir } = await startPages();
  const app = fastify();
  onTestFinished(() => app.close());
  const asked: boolean[] = [];
  registerPageRoutes(app, {
    registry: createRegistryReader(registryDir, app.log),
    versions: createVersionReader(registryDir, app.log),
    catalogue: { current: snapshot },
    ...{ imageHost: '', siteOrigin: '', remotesOrigin: '', serviceWorker: null },
    overrides: readOverrideSettings({}),
    isStaff: () => false,
    drawer: {
      async draw(page) {
        asked.push(page.narrow);
        const drawn = draws(page);
        return drawn && { data: '{}', css: '', cssHash: 'sha256-0', ...drawn };
      },
      close: () => undefined,
    },
  });
  const get = async (headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url: '/', headers });
    return { vary: answer.headers.vary, form: /<main>(.*?)<\/main>/.exec(answer.body)?.[1] };
  };
  return { get, asked };
}

test('each kind of device gets its form, which is kept', async () => {
  const draws = ({ narrow }: PageToDraw) => ({ html: `<main>${narrow ? 'narrow' : 'wide'}</main>`, hasOneForm: true });
  const { get, asked } = await pagesOf(draws);
  for (const _ of [1, 2]) {
    expect(await get()).toEqual({ vary: byDevice, form: 'wide' });
    expect(await get(phone)).toEqual({ vary: byDevice, form: 'narrow' });
  }
  expect(asked).toEqual([false, true]);
});

test('a page that is right for all windows is drawn once for all devices', async () => {
  const { get, asked } = await pagesOf(() => ({ html: '<main>both</main>', hasOneForm: false }));
  expect(await get(phone)).toEqual({ vary: 'accept, accept-encoding', form: 'both' });
  expect(await get()).toEqual({ vary: 'accept, accept-encoding', form: 'both' });
  expect(asked).toEqual([false]);
});

test('a phone whose form is not drawn draws the page itself', async () => {
  const { get } = await pagesOf(({ narrow }) => (narrow ? null : { html: '<main>wide</main>', hasOneForm: true }));
  expect((await get(phone)).form).toBeUndefined();
  expect((await get()).form).toBe('wide');
});
