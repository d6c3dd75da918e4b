import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { fileKey } from './file-key';
import type { GrantedFile } from './grants';

/** Files are read and nothing else. */
type Source = Pick<ObjectStorage, 'read'>;

// The files are compressed as they are: stored, a zip is made as fast as it is sent, and its size is known beforehand.
const STORED = { compress: false, forceZip64Format: false } as const;

/** `视选资料.pdf`, `视选资料 (2).pdf`: two files of one name are both in the zip. */
function namesOf(files: readonly GrantedFile[]): string[] {
  const taken = new Set<string>();
  return files.map(({ fileName }) => {
    const dot = fileName.lastIndexOf('.');
    const [stem, extension] = dot < 0 ? [fileName, ''] : [fileName.slice(0, dot), fileName.slice(dot)];
    let name = fileName;
    for (let count = 2; taken.has(name); count += 1) name = `${stem} (${count})${extension}`;
    taken.add(name);
    return name;
  });
}

/** Several files as one stream. Each is opened when its turn comes; one that cannot be read ends the stream with its error. */
export async function zipFiles(
  storage: Source,
  files: readonly GrantedFile[],
): Promise<{ stream: Readable; size: number }> {
  const zip = new ZipFile();
  const stream = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => stream.destroy(error));
  const names = namesOf(files);
  files.forEach(({ sha256, size, publishedAt, fileName }, i) => {
    zip.addReadStreamLazy(names[i] ?? fileName, { ...STORED, size, mtime: publishedAt }, deliver => {
      storage.read(fileKey(sha256)).then(
        bytes =>
          deliver(
            null,
            bytes.on('error', error => zip.emit('error', error)),
          ),
        error => zip.emit('error', error),
      );
    });
  });
  // The types of the library leave out what it calls back with.
  const size = await new Promise<number>(resolve =>
    zip.end(undefined, (...[total]: unknown[]) => resolve(Number(total))),
  );
  return { stream, size };
}

/** How large the zip of these files is, without reading one. */
export async function zipSize(files: readonly GrantedFile[]): Promise<number> {
  const { stream, size } = await zipFiles(nothingToRead, files);
  stream.destroy();
  return size;
}

const nothingToRead: Source = { read: async () => Readable.from([]) };
