import argon2 from '@node-rs/argon2';

/** The library's own hash, at whatever cost is asked for; tests of the server have a cheap one in its place (`quick-hashes.ts`). */
export const fullHash = argon2.hash;
