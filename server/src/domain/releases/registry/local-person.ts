import { hostname, userInfo } from 'node:os';

/** The user of this machine, for the audit log: `li@build-7`. */
export function localPerson(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // A user without an entry in the system's list, as in some containers.
    return `${process.getuid?.() ?? '?'}@${hostname()}`;
  }
}
