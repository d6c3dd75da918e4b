import type { Page } from '@playwright/test';

export interface SeedEntry {
  path: string;
  body: unknown;
  content: Record<string, unknown>;
}

const SEED = /(<script type="application\/json" id="site-seed">)(.*?)(<\/script>)/s;

/** Changes the first data that the page brings along; a call that is taken out asks the server. */
export async function changeSeed(page: Page, change: (seed: SeedEntry[]) => SeedEntry[]): Promise<void> {
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(SEED, (_, open: string, json: string, close: string) => {
      const seed: SeedEntry[] = JSON.parse(json);
      return open + JSON.stringify(change(seed)).replaceAll('<', '\\u003c') + close;
    });
    return route.fulfill({ response, body: html });
  });
}
