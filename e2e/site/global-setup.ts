import { rm } from 'node:fs/promises';
import { prepareSite } from './start-site';

/** Builds what has changed and prepares one site, once, before the workers start a copy of it each. `npm test` has done so. */
export default async function globalSetup(): Promise<undefined | (() => Promise<void>)> {
  if (process.env.SITE_URL || process.env.PREPARED_SITE) return;
  const prepared = await prepareSite();
  if (!prepared) return;
  process.env.PREPARED_SITE = prepared;
  return () => rm(prepared, { recursive: true, force: true });
}
