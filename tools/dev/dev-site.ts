import { type App, findApps } from '../build/apps';
import { startScript } from '../lib/children.mjs';
import { say } from '../lib/say.mjs';
import { serveDrawn } from './draw/serve-drawn';
import { liveConfig } from './live-config';
import { manifestOf } from './manifest-of';
import { runAgainOnChange } from './run-again-on-change';
import { jsonFile, serve } from './serve';

async function serveApp(app: App, port: number, draws: boolean): Promise<{ app: App; url: string }> {
  if (draws) await serveDrawn(app, port);
  else {
    const { path, body } = await manifestOf(app);
    await serve(await liveConfig(app, port, { refresh: true }), { before: [jsonFile(path, body)] });
  }
  return { app, url: `http://localhost:${port}/` };
}

/**
 * The whole site: every app by a development server of this process, the site's server as its child, started again when
 * its sources change. Nothing is hashed or verified here; the server takes such remotes only when it is told to.
 * Resolves when the command is stopped.
 * @param draws whether pages are drawn on the server as well, after every edit anew
 */
export async function devSite(firstPort: number, draws: boolean): Promise<void> {
  const started = performance.now();
  const served = await Promise.all(findApps().map((app, index) => serveApp(app, firstPort + index, draws)));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`开发服务器已就绪（${seconds} 秒）：${served.map(({ app, url }) => `${app.name} ${url}`).join('，')}`);
  const dev = {
    shellUrl: served.find(({ app }) => app.kind === 'shell')?.url,
    remotes: served.filter(({ app }) => app.kind === 'remote').map(({ app, url }) => ({ name: app.name, url })),
    draws,
  };
  await runAgainOnChange(['server/src', 'shared', 'data'], () =>
    // Warming up takes the processor for half a minute, after every edit of the server.
    startScript('server/src/main.ts', ['--no-warm-up'], { SHIXUAN_DEV: JSON.stringify(dev) }),
  );
}
