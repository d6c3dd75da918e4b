import argon2 from '@node-rs/argon2';
import { fullHash } from './full-hash';

// A setup file. A hash of a password at the cost of the site takes 0.15 s of processor time, and so does each verification of
// it; tests of the server ask for hundreds. The cost stands in the hash, so that both become cheap here. What a site's hash
// costs is a test of its own (`login.test.ts`), with `fullHash`.
argon2.hash = (password, options, signal) => fullHash(password, { ...options, memoryCost: 64, timeCost: 1 }, signal);
