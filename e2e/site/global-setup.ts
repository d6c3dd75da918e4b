import { rm } from 'node:fs/promises';
import { compileCommands } from './compile-commands';
import { prepareSite } from './start-site';

/**
 * Compiles the commands of the stories, builds what has changed and prepares one site, once, before the workers start a copy of it
 * each. `npm test` has prepared it.
 */
export default async function globalSetup(): Promise<undefined | (() => Promise<void>)> {
  await compileCommands();
  if (process.env.SITE_URL || process.env.PREPARED_SITE) return;
  const prepared = await prepareSite();
  if (!prepared) return;
  process.env.PREPARED_SITE = prepared;
  return () => rm(prepared, { recursive: true, force: true });
}
