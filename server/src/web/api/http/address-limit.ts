import { throttleAddress } from '../../../platform/http/client';
import { createRequestLimit, type SharedLimit } from '../../../platform/http/request-limit';

export interface AddressLimit {
  /**
   * Counts one request of the address, separately for each `group`.
   * @throws CallError 429 with the seconds to wait
   */
  count(address: string, group?: string): Promise<void>;
}

/** Allows so many requests per minute and address: of this process, or with `shared` of all. */
export function createAddressLimit(perMinute: number, what: string, shared?: SharedLimit): AddressLimit {
  const limit = createRequestLimit(perMinute, what, shared);
  return { count: (address, group = '') => limit.count(`${throttleAddress(address)} ${group}`) };
}
