import { CallError } from '../platform/http/call-error';
import type { Client } from '../platform/http/client';
import type { EventLog } from '../platform/log';

/** Where somebody proves who they are. */
export type Door = 'login' | 'ops-login' | 'reset' | 'password-link' | 'second-factor';

/**
 * Logs how an attempt at a door ended, for whoever watches over them (docs/monitoring/fail2ban): `failure` for what was
 * wrong, `blocked` for one attempt too many. Neither the name nor the password is logged: people type one into the field of the other.
 * An attempt that was not looked at, because too many others were under way, is no event.
 */
export async function withAuthEvent<T>(
  log: EventLog,
  door: Door,
  { address }: Client,
  attempt: Promise<T>,
): Promise<T> {
  try {
    const opened = await attempt;
    log.info({ auth: door, outcome: 'success', address }, 'an attempt to log in succeeded');
    return opened;
  } catch (error) {
    if (error instanceof CallError && error.httpStatus < 500) {
      const outcome = error.httpStatus === 429 ? 'blocked' : 'failure';
      log.warn({ auth: door, outcome, address }, 'an attempt to log in failed');
    }
    throw error;
  }
}
