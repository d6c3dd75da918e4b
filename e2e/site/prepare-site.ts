import { rename } from 'node:fs/promises';
import { prepareSite } from './start-site';

// prepare-site.ts <folder>: puts the data of a prepared site there. Without a database of its own there is none to put.
const [folder = ''] = process.argv.slice(2);
const prepared = await prepareSite();
if (prepared) await rename(prepared, folder);
