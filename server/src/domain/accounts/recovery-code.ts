import { createHash, randomInt } from 'node:crypto';

// Read aloud and typed without mistakes: no 0/O, 1/l/I.
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 7;
const GROUP_LENGTH = 4;

/** 28 characters of 31, 138 bits: too many to guess, also with the hash at hand, so that a fast one keeps them. */
export const newRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** The form in which a code is kept, in hex, with or without its hyphens. Earlier codes, of sixteen characters, are kept in the same. */
export const recoveryHash = (code: string): string =>
  createHash('sha256').update(code.replaceAll('-', '')).digest('hex');
