import { runCommand } from './run-command';

/** Builds what has changed, once, before the workers start a site each. */
export default async function globalSetup(): Promise<void> {
  if (process.env.SITE_URL) return;
  await runCommand('tools/build.ts');
}
