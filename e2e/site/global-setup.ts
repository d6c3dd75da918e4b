import { startSite } from './start-site';

/**
 * Starts the production build once, with a database and a registry of its own, and stops it at the end. While stories
 * are being written, SITE_URL and SITE_VAR may name a site that runs already.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_URL) return undefined;
  const site = await startSite();
  process.env.SITE_URL = site.url;
  process.env.SITE_VAR = site.varDir;
  return site.stop;
}
