import { startSite } from '@shixuan/server/site';
import type { Asked, Told } from './measured-site';

// A site without its download files and without the warm-up of the selection, whose work beside requests would be measured
// as theirs. Tells where it is once it answers, and its memory when asked.

const tell = (told: Told) => process.send?.(told);
const mb = (bytes: number) => bytes / 1024 / 1024;

const { address, stop } = await startSite(process.env, () => {}, { makesFiles: false, warmsUp: false });
process.on('message', async (asked: Asked) => {
  if (asked === 'memory') {
    globalThis.gc?.();
    const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
    const { maxRSS } = process.resourceUsage();
    tell({ kind: 'memory', rssMb: mb(rss), mostMb: maxRSS / 1024, heapMb: mb(heapUsed), buffersMb: mb(arrayBuffers) });
    return;
  }
  await stop();
  process.exit(0);
});
tell({ kind: 'ready', address });
