import { expect } from 'vitest';

// The test runner compares byte arrays element by element through its general comparison: seconds for a file of some MB.

/** Leaves everything but two byte arrays of one class to the test runner. */
const equalBytes = (a: unknown, b: unknown): boolean | undefined =>
  a instanceof Uint8Array && b instanceof Uint8Array && a.constructor === b.constructor
    ? Buffer.compare(a, b) === 0
    : undefined;

// The setup runs for each file of a worker, and testers stay for all of them.
const told = globalThis as { comparesBytes?: true };
if (!told.comparesBytes) expect.addEqualityTesters([equalBytes]);
told.comparesBytes = true;
