import { startSite } from './start-site';

/** Starts the production build once, with a database and a registry of its own, and stops it at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env.SITE_URL = site.url;
  process.env.SITE_VAR = site.varDir;
  return site.stop;
}
