import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { extract } from 'tar-stream';
import type { z } from 'zod';
import { BackupRefused } from './backup-refused';
import { BackupHead, type EntryOfBackup, HASHES, Hashes, HEAD, readEntryName } from './contents';

/** An entry of the largest file that a site keeps is far smaller. */
const MOST_ENTRY_BYTES = 1024 * 1024 * 1024;

export interface BackupReader {
  head(head: BackupHead): Promise<void> | void;
  entry(entry: EntryOfBackup, bytes: Buffer): Promise<void> | void;
}

/**
 * Reads a backup from its beginning to its end, and holds every entry against its hash.
 * @throws BackupRefused for a wrong password, and for a file that is no backup, was cut off or altered. What the reader was
 * given before is then not to be kept
 */
export async function readBackup(path: string, password: string, reader: BackupReader): Promise<void> {
  const hashes: Hashes = {};
  let told: Hashes | undefined;
  let headed = false;
  for await (const [name, bytes] of entriesOf(path, password)) {
    if (told) throw damaged(path, '结尾之后还有内容');
    if (name === HASHES) told = parsed(Hashes, bytes, path);
    else {
      hashes[name] = createHash('sha256').update(bytes).digest('hex');
      if (name === HEAD) {
        headed = true;
        await reader.head(parsed(BackupHead, bytes, path));
      } else {
        const entry = readEntryName(name);
        if (!headed || !entry) throw damaged(path, `其中的「${name.slice(0, 100)}」不属于备份`);
        await reader.entry(entry, bytes);
      }
    }
  }
  if (!told) throw damaged(path, '没有结尾');
  const names = new Set([...Object.keys(hashes), ...Object.keys(told)]);
  const wrong = [...names].find(name => hashes[name] !== told[name]);
  if (wrong !== undefined) throw damaged(path, `其中的「${wrong}」与校验值不符`);
}

const damaged = (path: string, what: string, cause?: unknown) =>
  new BackupRefused(`备份「${path}」不完整或已损坏（${what}），没有恢复。请换一份备份。`, { cause });

function parsed<S extends z.ZodType>(schema: S, bytes: Buffer, path: string): z.infer<S> {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    throw damaged(path, '内容说明无法识别，或由另一版程序写成', error);
  }
}

async function* entriesOf(path: string, password: string): AsyncGenerator<[name: string, bytes: Buffer]> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(password);
  const file = createReadStream(path);
  const opened = await decrypter.decrypt(Readable.toWeb(file) as ReadableStream<Uint8Array>).catch((error: unknown) => {
    file.destroy();
    throw notOpened(path, error);
  });
  const plain = Readable.fromWeb(opened as Parameters<typeof Readable.fromWeb>[0]);
  const unzipped = createGunzip();
  const archive = extract();
  plain.on('error', error => unzipped.destroy(error));
  unzipped.on('error', error => archive.destroy(error));
  plain.pipe(unzipped).pipe(archive);
  try {
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header;
      if (size > MOST_ENTRY_BYTES) throw damaged(path, `其中的「${name.slice(0, 100)}」过大`);
      const chunks: Buffer[] = [];
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
      yield [name, Buffer.concat(chunks)];
    }
  } catch (error) {
    throw error instanceof BackupRefused ? error : damaged(path, '读到一半无法继续', error);
  } finally {
    file.destroy();
  }
}

function notOpened(path: string, error: unknown): BackupRefused {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    return new BackupRefused(`没有文件「${path}」：请写明备份文件的路径。`);
  }
  return new BackupRefused(`备份「${path}」打不开：密码不对，或不是本站的备份。`, { cause: error });
}
