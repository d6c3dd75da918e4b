import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

/** PostgreSQL keeps 63 bytes of a connection's name, and other signs than these as codes. */
const LONGEST_HOST = 32;
const OTHER_SIGNS = /[^\w.-]/g;

/** Of a long name the end: by it one of several equal machines differs from the others. */
const host = hostname().replace(OTHER_SIGNS, '_').slice(-LONGEST_HOST);

/**
 * This process among those of a site: its machine, its number, and what tells it from an earlier one with the same number, as each is in a
 * container that is started again.
 */
export const processName = `${host}:${process.pid}-${randomBytes(2).toString('hex')}`;

/** The part that an operator looks for. */
export const shownProcess = (name: string): string => name.replace(/-[0-9a-f]{4}$/, '');
