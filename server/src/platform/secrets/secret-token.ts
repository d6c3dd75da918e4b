import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** What such a token ends with: 256 random bits in hex. */
export const SECRET_FORM = '[0-9a-f]{64}';

/** A token that is shown once and not stored. Its purpose precedes the secret, so that a leaked token can be recognised. */
export const newSecretToken = (purpose: string): string => `${purpose}_${randomBytes(SECRET_BYTES).toString('hex')}`;

/** What the database keeps. A fast hash is enough: 256 random bits cannot be guessed. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a text can be the id of a stored token; the database refuses everything else with an error of its own. */
export const isTokenId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
