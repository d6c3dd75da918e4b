import { rspack } from '@rspack/core';
import type { App } from '../build/apps';
import { serverConfig } from '../build/server-bundle';
import { liveConfig } from './live-config';
import type { Middleware } from './serve';

/** Name of the bundle for renderers on a development server. */
export const SERVER_BUNDLE = 'server.cjs';

/**
 * Builds an app's bundle for renderers after every edit, in memory.
 * @returns what serves it, once the first one is there; one that does not compile is answered with 503 and the reason
 */
export async function watchServerBundle(app: App, port: number): Promise<Middleware> {
  // The transform for fast refresh calls what only a browser has.
  const config = serverConfig(app, await liveConfig(app, port, { refresh: false }), `http://localhost:${port}/`);
  const compiler = rspack({ ...config, output: { ...config.output, filename: SERVER_BUNDLE } });
  let bundle: { status: number; text: string } = { status: 503, text: '' };
  compiler.hooks.emit.tap('server-bundle', ({ assets }) => {
    bundle = { status: 200, text: String(assets[SERVER_BUNDLE]?.source() ?? '') };
  });
  await new Promise<void>(compiled =>
    compiler.watch({}, (error, stats) => {
      const reason = error?.message ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only' }) : '');
      if (reason) bundle = { status: 503, text: reason };
      compiled();
    }),
  );
  return (request, response, next) => {
    if (request.url?.split('?')[0] !== `/${SERVER_BUNDLE}`) return next();
    response.writeHead(bundle.status, { 'content-type': 'text/javascript; charset=utf-8' }).end(bundle.text);
  };
}
