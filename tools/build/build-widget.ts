import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbedConfig } from '../../rspack.embed.base';
import type { App } from './apps';
import { buildEmbed, type EmbedFiles } from './build-embed';

/** The widget of a remote that says how it is built; most have none. */
export async function buildWidget(app: App, version: string): Promise<EmbedFiles | undefined> {
  const path = join(app.directory, 'rspack.embed.config.ts');
  if (!existsSync(path)) return undefined;
  const module = (await import(path)) as { embedConfig: EmbedConfig };
  return buildEmbed(module.embedConfig, app.name, version);
}
