import type { HostServices } from '@shixuan/host';
import { testHost } from '@shixuan/host/testing';

/** A host with a logged-in visitor. */
export function signedIn(services: Partial<HostServices> = {}): HostServices {
  const plain = testHost();
  const user = { id: 1, userName: '王工' };
  return testHost({
    services: { auth: { ...plain.auth, user: { get: () => user, subscribe: () => () => undefined } }, ...services },
  });
}
