import { lstat, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type ImportFault, refuseFaults } from '../import/import-error';
import type { RawRecord } from '../import/raw-record';
import type { ValidRecord } from '../import/valid-record';
import { PictureFault } from './picture-fault';
import { MOST_BYTES, type PictureFile, readPictureFile } from './picture-file';
import type { StoredPicture } from './stored-picture';

/** The folder beside an import file in which the pictures lie that its records name. */
export const PICTURE_FOLDER = 'images';

async function readNamed(path: string): Promise<PictureFile> {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    throw new PictureFault(
      error.code === 'ENOENT' ? `在文件夹 ${PICTURE_FOLDER} 中不存在` : `读不出（${error.code}）`,
      `导入文件旁 ${PICTURE_FOLDER} 文件夹里的图片文件名`,
    );
  });
  // A link could lead anywhere on this machine.
  if (!found.isFile()) throw new PictureFault('不是普通文件', `${PICTURE_FOLDER} 文件夹里的图片文件`);
  if (found.size > MOST_BYTES)
    throw new PictureFault(`有 ${(found.size / 1024 / 1024).toFixed(1)} MB`, '不超过 2 MB 的图片');
  return readPictureFile(await readFile(path));
}

/**
 * Reads the pictures that records name from the folder beside their file. A record that names none keeps those that its
 * product has; one with an empty list takes them away.
 * @param raws the same records as they stand in the file, for the places of faults
 * @returns the records with their pictures, and the files of the pictures by id
 * @throws ImportError that names file, record and field of every picture at fault
 */
export async function readNamedPictures(
  path: string,
  records: readonly ValidRecord[],
  raws: readonly RawRecord[],
): Promise<{ records: ValidRecord[]; files: Map<string, string> }> {
  const files = new Map<string, string>();
  const read: ValidRecord[] = [];
  const faults: ImportFault[] = [];
  for (const record of records) {
    if (record.images === undefined) {
      read.push(record);
      continue;
    }
    const pictures: StoredPicture[] = [];
    for (const [at, { file: name, ...said }] of record.images.entries()) {
      const from = join(dirname(path), PICTURE_FOLDER, name);
      const note = ({ problem, expected }: PictureFault) => {
        const field = `images.${at}.file`;
        const place = raws[record.record - 1]?.place?.(field);
        faults.push({ file: basename(path), record: record.record, place, field, value: name, problem, expected });
      };
      const found = await readNamed(from).catch((error: unknown) => {
        if (!(error instanceof PictureFault)) throw error;
        note(error);
        return null;
      });
      if (!found) continue;
      const { bytes, ...picture } = found;
      if (pictures.some(({ id }) => id === picture.id)) {
        note(new PictureFault('与同一产品的另一张图片相同', '各不相同的图片'));
        continue;
      }
      files.set(picture.id, from);
      pictures.push({ ...picture, ...said });
    }
    read.push({ ...record, pictures });
  }
  refuseFaults(faults);
  return { records: read, files };
}
