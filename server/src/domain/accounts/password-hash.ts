import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import argon2, { type Options } from '@node-rs/argon2';
import { tooBusy } from './account-refusals';

/** OWASP's and RFC 9106's second recommendation: 64 MiB, 3 passes, one lane. Argon2id is the library's default. */
const COST: Options = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

/** Free slots. A computation takes a core and 64 MiB, so there are as many slots as cores; further calls queue. */
let free = availableParallelism();
/** Longest queue: a second or two of waiting. Whoever would wait longer is refused at once. */
const MOST_WAITING = 8 * availableParallelism();
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else if (waiting.length >= MOST_WAITING) throw tooBusy();
  else await new Promise<void>(resolve => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

/** @throws CallError while too many computations wait; the same holds for `verifyPassword` */
export const hashPassword = (password: string) => inTurn(() => argon2.hash(password, COST));

/** The hash of a password that nobody knows. */
export const unusablePassword = () => hashPassword(randomBytes(32).toString('base64url'));

/** Compared with where there is no account; made once, at the cost of today. */
let nobody: Promise<string> | undefined;
// Beside the queue: it must not be a refusal for ever.
const nobodysHash = () => {
  nobody ??= argon2.hash('nobody has this password', COST);
  return nobody;
};

/**
 * True when the password is the account's. Without an account (`undefined`) the computation takes as long and returns false,
 * so that the response time does not reveal whether a user exists.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const stored = passwordHash ?? (await nobodysHash());
  const matches = await inTurn(() => argon2.verify(stored, password));
  return matches && passwordHash !== undefined;
}

/** The head of a hash in PHC form: algorithm, version and parameters, without salt and hash. */
const parametersOf = (passwordHash: string) => passwordHash.split('$').slice(0, -2).join('$');

/** Whether one is being made anew. */
let renewing = false;

/**
 * The hash of a password that has just been found right, made anew where it was stored with other parameters than new ones have; null where
 * it has those. It is made beside the logins: one at a time, in a slot that is free, otherwise null, and a later login makes it.
 */
export async function renewedHash(passwordHash: string, password: string): Promise<string | null> {
  if (parametersOf(passwordHash) === parametersOf(await nobodysHash())) return null;
  if (renewing || free === 0) return null;
  renewing = true;
  try {
    return await hashPassword(password);
  } finally {
    renewing = false;
  }
}
