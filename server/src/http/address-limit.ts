import { throttleAddress } from '../accounts/client';
import { createRequestLimit } from './request-limit';

export interface AddressLimit {
  /** Counts one request of the address. @throws CallError 429 with the seconds to wait */
  count(address: string): Promise<void>;
}

/** Allows so many requests per minute and address. */
export function createAddressLimit(perMinute: number, what: string): AddressLimit {
  const limit = createRequestLimit(perMinute, what);
  return { count: address => limit.count(throttleAddress(address)) };
}
