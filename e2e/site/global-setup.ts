import { rm } from 'node:fs/promises';
import { runCommand } from './run-command';
import { prepareSite } from './start-site';

/** Builds what has changed and prepares one site, once, before the workers start a copy of it each. */
export default async function globalSetup(): Promise<undefined | (() => Promise<void>)> {
  if (process.env.SITE_URL) return;
  await runCommand('tools/build.ts');
  const prepared = await prepareSite();
  if (!prepared) return;
  process.env.PREPARED_SITE = prepared;
  return () => rm(prepared, { recursive: true, force: true });
}
