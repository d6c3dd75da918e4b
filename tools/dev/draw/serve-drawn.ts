import type { Stats } from '@rspack/core';
import type { App } from '../../build/apps';
import { serverConfig } from '../../build/server-bundle';
import { say } from '../../lib/say.mjs';
import { liveConfig } from '../live-config';
import { manifestOf } from '../manifest-of';
import { computedFile, serve } from '../serve';
import { BUNDLE, drawnManifest } from './drawn-manifest';
import { watchBundle } from './watch-bundle';

/**
 * Serves an app with its bundle for renderers, so that the site draws its pages. React Refresh is only in the browser's
 * files: its code needs a document.
 */
export async function serveDrawn(app: App, port: number): Promise<void> {
  const base = `http://localhost:${port}/`;
  const bundle = watchBundle(serverConfig(app, await liveConfig(app, port, { refresh: false }), base));
  const { path, body } = await manifestOf(app);
  let compiled: Stats | undefined;
  const manifest = async () => JSON.stringify({ ...body, ...(compiled && (await orInBrowser(app, compiled))) });
  await serve(await liveConfig(app, port, { refresh: true }), {
    before: [computedFile(path, 'application/json', manifest), computedFile(`/${BUNDLE}`, 'text/javascript', bundle)],
    onCompiled(stats) {
      compiled = stats;
    },
  });
  // What is wrong with it is told for the first page that needs it.
  await bundle().catch(() => undefined);
}

/** Nothing, and the reason told, where the app's pages can only be drawn in the browser. */
async function orInBrowser(app: App, compiled: Stats): Promise<object> {
  try {
    return await drawnManifest(app, compiled);
  } catch (error) {
    say(`${app.name} 的页面只在浏览器中绘制：${String(error)}`);
    return {};
  }
}
