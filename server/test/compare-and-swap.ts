import { folderStorage } from '../src/platform/storage/folder-storage';
import { PreconditionFailed } from '../src/platform/storage/precondition-failed';

// A process of its own that tries one swap: node --import tsx compare-and-swap.ts <folder> <key> <etag> <text>
const [folder = '', key = '', ifMatch = '', text = ''] = process.argv.slice(2);
try {
  await folderStorage(folder).put(key, Buffer.from(text), { ifMatch });
  console.log('won');
} catch (error) {
  console.log(error instanceof PreconditionFailed ? 'lost' : error);
}
