import { writeMatrix } from '../downloads/make/matrix/write-matrix';
import { writeXlsx } from '../export/write-xlsx';
import type { DocumentAnswer, DocumentJob } from './document-job';

// The end of the server is the end of this process; a key press in its terminal reaches both, and the server decides.
process.once('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);

async function make(job: DocumentJob): Promise<DocumentAnswer> {
  if (job.kind === 'xlsx') return { bytes: await writeXlsx(job.table), isSpent: false };
  if (job.kind === 'matrix') return { bytes: await writeMatrix(job.book), isSpent: false };
  if (job.kind === 'share-picture') {
    const { writeSharePicture } = await import('../share-picture/write-share-picture');
    return { bytes: await writeSharePicture(job.picture), isSpent: false };
  }
  // The typesetter and its fonts are loaded only for PDFs.
  const { isSpent, writePdf } = await import('./write-pdf');
  try {
    return { bytes: await writePdf(job), isSpent: isSpent() };
  } catch (error) {
    return { ...faultOf(error), isSpent: isSpent() };
  }
}

const faultOf = (error: unknown) => ({ fault: error instanceof Error ? error.message : String(error), isSpent: false });

// A server that has ended meanwhile takes no answer, and this process is about to end as well.
const ended = () => undefined;
process.on('message', async (job: DocumentJob) => process.send?.(await make(job).catch(faultOf), undefined, {}, ended));
