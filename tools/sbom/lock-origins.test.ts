import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from '../lib/root.mjs';

const Locked = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  /** A package of this workspace. */
  link: z.boolean().optional(),
  inBundle: z.boolean().optional(),
});
const { packages } = z
  .object({ packages: z.record(z.string(), Locked) })
  .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

/** Packages of others, by the folder that they are installed to. */
const foreign = Object.entries(packages).filter(
  ([place, { link, inBundle }]) => place.includes('node_modules/') && !link && !inBundle,
);

test('every package of others has one version and the SHA-512 of its bytes, which the installation compares', () => {
  expect(foreign.length).toBeGreaterThan(100);
  for (const [place, { version, integrity }] of foreign) {
    expect(version, place).toMatch(/^\d+\.\d+\.\d+/);
    expect(integrity, place).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
  }
});

test('every package comes from the registry that npm is set to: none from a repository, a file or an address of its own', () => {
  const elsewhere = foreign.filter(([, { resolved }]) => resolved !== undefined && !isOfRegistry(resolved));
  expect(elsewhere.map(([place]) => place)).toEqual([]);
});

/** As npm writes it where it is not told to leave it out. */
function isOfRegistry(resolved: string): boolean {
  const { protocol, hostname, pathname } = new URL(resolved);
  return protocol === 'https:' && hostname === 'registry.npmjs.org' && pathname.includes('/-/');
}
