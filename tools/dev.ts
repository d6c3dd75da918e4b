import { type Compiler, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { CONTRACT_VERSION } from '@shixuan/host';
import { containerName } from '../rspack.config.base';
import { type App, findApps } from './build/apps';
import { loadConfig, loadDescriptor } from './build/build-app';
import { runAgainOnChange } from './dev/run-again-on-change';
import { startScript, stopOnSignals } from './lib/children.mjs';
import { say } from './lib/say.mjs';

// One process group: the dev servers live in this process, the site's server is its child and is restarted when its
// sources change. Nothing is hashed or verified here; the gateway takes such remotes only when it is told to.

stopOnSignals(() => say('正在停止…'));

const version = '0.0.0-00000000';
const firstPort = Number(process.env.DEV_PORT ?? 8090);

/** What the build would have stamped: enough for the gateway to write a page. */
async function manifestOf(app: App): Promise<{ path: string; body: object }> {
  const bytes = { total: 0, initial: 0 };
  if (app.kind === 'shell') {
    const body = {
      version,
      contract: CONTRACT_VERSION,
      scripts: ['main.js'],
      styles: [],
      preload: [],
      integrity: {},
      bytes,
    };
    return { path: '/shell.json', body };
  }
  const descriptor = await loadDescriptor(app);
  const stamped = {
    version,
    entry: 'mf-manifest.json',
    container: containerName(descriptor.name, version),
    integrity: {},
  };
  return { path: '/remote.json', body: { ...descriptor, ...stamped, preload: { initial: [], routes: {} }, bytes } };
}

function compiled(compiler: Compiler): Promise<void> {
  return new Promise(resolve => compiler.hooks.done.tap('dev', () => resolve()));
}

async function serve(app: App, port: number): Promise<{ app: App; url: string }> {
  const config = (await loadConfig(app))({ version, mode: 'development', port });
  const { path, body } = await manifestOf(app);
  const compiler = rspack(config);
  const server = new RspackDevServer(
    {
      ...config.devServer,
      setupMiddlewares: middlewares => [
        {
          name: 'manifest',
          path,
          middleware: (
            _request: unknown,
            response: { setHeader(name: string, value: string): void; end(text: string): void },
          ) => {
            response.setHeader('content-type', 'application/json');
            response.setHeader('access-control-allow-origin', '*');
            response.end(JSON.stringify(body));
          },
        },
        ...middlewares,
      ],
    },
    compiler,
  );
  await Promise.all([compiled(compiler), server.start()]);
  return { app, url: `http://localhost:${port}/` };
}

const started = performance.now();
const served = await Promise.all(findApps().map((app, index) => serve(app, firstPort + index)));
say(
  `开发服务器已就绪（${((performance.now() - started) / 1000).toFixed(1)} 秒）：${served.map(({ app, url }) => `${app.name} ${url}`).join('，')}`,
);

const dev = {
  shellUrl: served.find(({ app }) => app.kind === 'shell')?.url,
  remotes: served.filter(({ app }) => app.kind === 'remote').map(({ app, url }) => ({ name: app.name, url })),
};
await runAgainOnChange(['server/src', 'shared', 'data'], () =>
  startScript('server/src/main.ts', [], { SHIXUAN_DEV: JSON.stringify(dev) }),
);
process.exit();
