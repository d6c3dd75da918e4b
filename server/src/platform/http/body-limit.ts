/** No call of the contract comes near it. */
export const BODY_LIMIT_KB = 256;
