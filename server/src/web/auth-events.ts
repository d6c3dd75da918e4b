import { CallError } from '../platform/http/call-error';
import type { Client } from '../platform/http/client';
import type { EventLog } from '../platform/log';

/** Where somebody proves who they are. */
export type Door = 'login' | 'ops-login' | 'reset' | 'password-link' | 'second-factor';

/**
 * Logs how an attempt at a door ended, for whoever watches over them (docs/monitoring/fail2ban): `failure` for what was
 * wrong, `blocked` for one attempt too many. Neither the name nor the password is logged: people type one into the field of the other. The
 * account is named by its id, where there is one. An attempt that was not looked at, because too many others were under way, is no event.
 * @param whose the id of the account that was tried, undefined where there is none; asked once the attempt has ended, with what it opened.
 * It takes the same steps for a name that nobody has
 */
export async function withAuthEvent<T>(
  log: EventLog,
  door: Door,
  { address }: Client,
  attempt: Promise<T>,
  whose: (opened: T | undefined) => Promise<number | undefined> | number | undefined,
): Promise<T> {
  /** Without its account an event is still one. */
  const told = async (opened?: T) => {
    const account = await Promise.resolve(whose(opened)).catch(() => undefined);
    return account === undefined ? {} : { account };
  };
  try {
    const opened = await attempt;
    log.info({ auth: door, outcome: 'success', address, ...(await told(opened)) }, 'an attempt to log in succeeded');
    return opened;
  } catch (error) {
    if (error instanceof CallError && error.httpStatus < 500) {
      const outcome = error.httpStatus === 429 ? 'blocked' : 'failure';
      log.warn({ auth: door, outcome, address, ...(await told()) }, 'an attempt to log in failed');
    }
    throw error;
  }
}
