import type { App } from '../build/apps';
import { say } from '../lib/say.mjs';
import { liveConfig } from './live-config';
import { manifestOf } from './manifest-of';
import { sayUnlessAnswering } from './say-unless-answering';
import { jsonFile, serve } from './serve';

/**
 * Serves one remote for a deployed site, which runs it in place of the live one. A deployed shell's React is a
 * production build without the hooks that React Refresh needs, so the exposed module accepts edits itself and renders
 * the page again, without reloading the document.
 */
export async function devInSite(app: App, port: number, site: URL): Promise<void> {
  const { path, body } = await manifestOf(app);
  await serve(await liveConfig(app, port, { refresh: false }), { before: [jsonFile(path, body)] });
  const own = `http://localhost:${port}/`;
  const address = new URL(site);
  address.search = `?mf=${app.name}@${own}`;
  say(`${app.name} 的开发服务器已就绪：${own}`);
  say(`在网站中打开：${address.href}`);
  await sayUnlessAnswering(site, '请检查 --site 的地址');
}
