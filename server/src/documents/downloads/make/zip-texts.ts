import { Buffer } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Zips know local time only; so every file has the same, wherever it is made. */
const MADE = new Date(2026, 0, 1);

/** A zip of texts. Equal texts make equal bytes. @param files by path in the zip */
export function zipTexts(files: ReadonlyMap<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, text] of files)
    zip.addBuffer(Buffer.from(text), path, { mtime: MADE, mode: 0o100644, forceDosTimestamp: true });
  zip.end();
  return buffer(zip.outputStream);
}
