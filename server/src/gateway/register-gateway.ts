import type { FastifyInstance } from 'fastify';
import type { EmbedOrigins } from '../http/embed-origins';
import { createRegistryReader } from '../registry/read-registry';
import { createVersionReader } from '../registry/read-version';
import { watchRegistry } from '../registry/watch-registry';
import { registerEmbedFiles } from './embed-files';
import { registerEmbedFrame } from './embed-frame';
import { type PageSources, registerPages } from './pages';
import { registerPictures } from './pictures';
import { registerSiteFiles } from './site-files';
import { registerVersionFiles } from './version-files';

export interface GatewayOptions extends Pick<PageSources, 'catalogue' | 'dev'> {
  config: { imageHost: string; embedOrigins?: EmbedOrigins };
  /** Folder with `registry.json` and the published files; it need not exist yet. */
  registryDir: string;
}

/**
 * Registers everything that is not the API: pages, the files of published versions, drawn pictures. Takes every GET
 * that no other route of the server takes, so it may be registered before or after them.
 */
export function registerGateway(app: FastifyInstance, options: GatewayOptions): void {
  const registry = createRegistryReader(options.registryDir, app.log);
  const versions = createVersionReader(options.registryDir, app.log);
  // Development servers stand in for the registry.
  if (!options.dev) {
    const endWatch = watchRegistry(options.registryDir, registry);
    app.addHook('onClose', async () => endWatch());
    registry();
  }
  registerVersionFiles(app, registry, versions);
  registerEmbedFiles(app, registry, versions);
  registerEmbedFrame(app, options.config.imageHost, options.config.embedOrigins ?? '*');
  registerPictures(app, options.catalogue);
  registerSiteFiles(app);
  const { catalogue, dev, config } = options;
  registerPages(app, { registry, versions, catalogue, dev, imageHost: config.imageHost });
}
