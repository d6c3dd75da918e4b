import { throttleAddress } from '../../../platform/http/client';
import { createRequestLimit } from '../../../platform/http/request-limit';

export interface AddressLimit {
  /**
   * Counts one request of the address, separately for each `group`.
   * @throws CallError 429 with the seconds to wait
   */
  count(address: string, group?: string): Promise<void>;
}

/** Allows so many requests per minute and address. */
export function createAddressLimit(perMinute: number, what: string): AddressLimit {
  const limit = createRequestLimit(perMinute, what);
  return { count: (address, group = '') => limit.count(`${throttleAddress(address)} ${group}`) };
}
