import { StartError } from '@shixuan/server/platform';

/** Publishes the builds of this machine over what was deployed. */
export const DEPLOY = '--deploy';

/**
 * Runs what comes before the site's start, by the options of the command line. What fails is said, and is the exit code.
 * @param prepare is told whether builds replace what was deployed
 */
export async function runPreparation(prepare: (deploys: boolean) => Promise<void>): Promise<void> {
  await prepare(process.argv.includes(DEPLOY)).catch((error: unknown) => {
    console.error(error instanceof StartError || !(error instanceof Error) ? String(error) : error.message);
    process.exitCode = 1;
  });
}
