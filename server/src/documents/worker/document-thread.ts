import { parentPort } from 'node:worker_threads';
import { move, workerData } from 'piscina';
import { writeMatrix } from '../downloads/make/matrix/write-matrix';
import { writeXlsx } from '../export/write-xlsx';
import { type DocumentJob, FULL, HandedOn } from './document-job';

let isHandedOn = false;

// A thread that is given the typesetter takes the place of one that sets PDFs: it loads while the other makes its last documents.
// A failure is that of the first document, which loads the same module.
if (HandedOn.safeParse(workerData).success) import('./write-pdf').catch(() => undefined);

async function make(job: DocumentJob): Promise<Buffer> {
  if (job.kind === 'xlsx') return writeXlsx(job.table);
  if (job.kind === 'matrix') return writeMatrix(job.book);
  if (job.kind === 'share-picture') {
    const { writeSharePicture } = await import('../share-picture/write-share-picture');
    return writeSharePicture(job.picture);
  }
  // The typesetter is 28 MB of WebAssembly, so it is loaded only for PDFs.
  const { isFull, typesetter, writePdf } = await import('./write-pdf');
  const pdf = await writePdf(job);
  if (!isHandedOn) parentPort?.postMessage({ typesetter });
  isHandedOn = true;
  if (isFull()) parentPort?.postMessage(FULL);
  return pdf;
}

/** Runs in a thread of its own, which `document-thread.mjs` starts. */
export default async function makeDocument(job: DocumentJob): Promise<unknown> {
  // The bytes are copied: a small buffer is a slice of Node's shared pool, which cannot be transferred.
  return move(new Uint8Array(await make(job)));
}
