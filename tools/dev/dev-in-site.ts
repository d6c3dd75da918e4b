import type { App } from '../build/apps';
import { say } from '../lib/say.mjs';
import { liveConfig } from './live-config';
import { manifestOf } from './manifest-of';
import { jsonFile, serve } from './serve';

/**
 * Serves one remote for a deployed site, which runs it in place of the live one. A deployed shell's React is a
 * production build, without the doors that React Refresh needs: the exposed module takes edits itself and draws the
 * page anew, without the document being loaded again.
 */
export async function devInSite(app: App, port: number, site: URL): Promise<void> {
  const { path, body } = await manifestOf(app);
  await serve(await liveConfig(app, port, { refresh: false }), [jsonFile(path, body)]);
  const own = `http://localhost:${port}/`;
  const address = new URL(site);
  address.search = `?mf=${app.name}@${own}`;
  say(`${app.name} 的开发服务器已就绪：${own}`);
  say(`在网站中打开：${address.href}`);
}
