import { parseArgs } from 'node:util';
import { findApps } from './build/apps';
import { readAddress, readPort } from './dev/arguments';
import { devAlone } from './dev/dev-alone';
import { devInSite } from './dev/dev-in-site';
import { devSite } from './dev/dev-site';
import { stopOnSignals } from './lib/children.mjs';
import { say } from './lib/say.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';
import { typingFault } from './lib/typing-fault';

const USAGE = `用法：npm run dev                                          整个网站
  npm run dev -- --draw                                同上，服务端也绘制页面，与线上相同
  npm run dev -w remote-<名称>                             只有这个远程应用，单独成页
  npm run dev -w remote-<名称> -- --site https://网站       在已部署的网站中运行本机的这个远程应用
  --api http://localhost:8080  单独成页时，接口由谁应答
  --port 8095                  开发服务器的端口`;

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ options: { remote: text, site: text, api: text, port: text, draw: { type: 'boolean' } } })
      .values;
  } catch (error) {
    throw new StopError(`${typingFault(error)}\n\n${USAGE}`);
  }
}

function findRemote(name: string) {
  const remotes = findApps().filter(({ kind }) => kind === 'remote');
  const app = remotes.find(remote => remote.name === name);
  if (!app)
    throw new StopError(`没有远程应用「${name}」，应为 ${remotes.map(remote => remote.name).join('、')} 之一。`);
  return app;
}

const stopped = new Promise<void>(resolve => {
  stopOnSignals(() => {
    say('正在停止…');
    resolve();
  });
});

async function run(): Promise<void> {
  const { remote, site, api = 'http://localhost:8080', port, draw = false } = readArguments();
  const firstPort = readPort(process.env.DEV_PORT ?? '8090');
  if (remote === undefined) {
    if (site !== undefined) throw new StopError(USAGE);
    return devSite(firstPort, draw);
  }
  if (draw) throw new StopError(USAGE);
  const app = findRemote(remote);
  const own = port === undefined ? firstPort + findApps().findIndex(({ name }) => name === remote) : readPort(port);
  if (site === undefined) await devAlone(app, own, readAddress('api', api));
  else await devInSite(app, own, readAddress('site', site));
  await stopped;
}

await runMain(run);
// Watchers of the compilers would keep the process.
process.exit();
