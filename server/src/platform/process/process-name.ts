import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

/** PostgreSQL keeps 63 bytes of a connection's name. */
const LONGEST_HOST = 30;

/**
 * This process among those of a site: its machine, its number, and what tells it from an earlier one with the same number, as each is in a
 * container that is started again.
 */
export const processName = `${hostname().slice(0, LONGEST_HOST)}:${process.pid}-${randomBytes(2).toString('hex')}`;

/** The part that an operator looks for. */
export const shownProcess = (name: string): string => name.replace(/-[0-9a-f]{4}$/, '');
