import { NewKey } from '@shixuan/server/people';
import { runCommand } from './run-command';

/** Runs `npm run partner -- create|key … --json` as the site's operator does, and answers the new key. */
export const partnerCommand = async (...args: string[]): Promise<NewKey> =>
  NewKey.parse(JSON.parse(await runCommand('partner', ...args, '--json')));
