import { createRequire } from 'node:module';

// The process of a site of the stories: what the build made, with cheap hashes of passwords. At the cost of the site a hash takes
// 0.15 s of processor time, and so does each verification of it; the cost stands in the hash, so that both become cheap. This is
// no setting of the site, so that none that visitors have can be set so.

/** @typedef {(password: string, options?: object, signal?: AbortSignal | null) => Promise<string>} Hash */

// The server's own copy of the library: the object that it calls.
/** @type {{ hash: Hash }} */
const argon2 = createRequire(new URL('../../server/package.json', import.meta.url))('@node-rs/argon2');
const { hash } = argon2;
argon2.hash = (password, options, signal) => hash(password, { ...options, memoryCost: 64, timeCost: 1 }, signal);

await import(new URL('../../server/dist/main.js', import.meta.url).href);
