import type { Page } from '@playwright/test';

export interface SeedEntry {
  path: string;
  body: unknown;
  content: Record<string, unknown>;
}

const SEED = /(<script type="application\/json" id="site-seed">)(.*?)(<\/script>)/s;

/** What the server drew and from what; the links of the style sheets that follow it stay. */
const DRAWN =
  /(?<=<div id="root">).*(?=<\/div>(?:\n<link [^>]*>)*\n<script type="application\/json" id="site-registry">)|<script type="application\/json" id="site-drawn">.*?<\/script>/gs;

/**
 * Changes the first data that the page brings along; a call that is taken out asks the server. The page is drawn in the
 * browser: a server would have drawn it from the changed data.
 */
export async function changeSeed(page: Page, change: (seed: SeedEntry[]) => SeedEntry[]): Promise<void> {
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(DRAWN, '')
      .replace(SEED, (_, open: string, json: string, close: string) => {
        const seed: SeedEntry[] = JSON.parse(json);
        return open + JSON.stringify(change(seed)).replaceAll('<', '\\u003c') + close;
      });
    return route.fulfill({ response, body: html });
  });
}
