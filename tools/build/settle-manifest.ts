import { readFileSync, writeFileSync } from 'node:fs';

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** The order in which the compiler comes upon shared modules, and upon files that are loaded later, is not always the same. */
const settled = (key: string, value: unknown): unknown =>
  (key === 'async' || key === 'shared') && Array.isArray(value) ? [...value].sort(byText) : value;

/** Writes the federation's manifest so that the same sources give the same bytes. Each entry of `shared` begins with its id. */
export function settleManifest(path: string): void {
  writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, 'utf8')), settled, 2));
}
