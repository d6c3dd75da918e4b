import { join } from 'node:path';
import { appConfig } from '../../rspack.config.base';
import { type App, projectRoot } from '../build/apps';
import { loadDescriptor } from '../build/build-app';
import { say } from '../lib/say.mjs';
import { alonePage } from './alone-page';
import { forwardApi } from './forward-api';
import { remoteAlias } from './live-config';
import { devVersion } from './manifest-of';
import { sayUnlessAnswering } from './say-unless-answering';
import { serve } from './serve';

/** Serves one remote as a page of its own, with the contract's mock host; what it asks of the API goes to `api`. */
export async function devAlone(app: App, port: number, api: URL): Promise<void> {
  const { title } = await loadDescriptor(app);
  const options = { directory: app.directory, version: devVersion, mode: 'development' as const, port };
  const config = appConfig(options, `alone_${app.name}`);
  config.entry = { main: join(projectRoot, 'tools/dev/alone/main.ts') };
  config.resolve = { ...config.resolve, alias: remoteAlias(app) };
  config.output = { ...config.output, publicPath: '/' };
  await serve(config, { before: [forwardApi(api)], after: [alonePage(title)] });
  say(`${app.name} 单独运行：http://localhost:${port}/（接口 ${api.origin}）`);
  await sayUnlessAnswering(api, '请启动那里的网站，或用 --api 写明网站的地址');
}
