import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');

/** Whether this is no checkout but a site that `npm run runtime` assembled: all that it needs is there, and no sources are. */
export const isAssembled = !existsSync(join(root, 'package-lock.json'));
