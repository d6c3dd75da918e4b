import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ByteRange, ObjectStorage, PutCondition } from './object-storage';
import { PreconditionFailed } from './precondition-failed';
import { conditionFailed, isAbsent, storageError } from './s3-error';
import { requireKey, requirePrefix } from './storage-key';
import type { S3Place } from './storage-place';

/** Limit of connections. A slow visitor holds one for the whole download. */
const MOST_CONNECTIONS = 1000;

const conditionOf = (condition: PutCondition) => {
  if (!condition) return {};
  return 'ifAbsent' in condition ? { IfNoneMatch: '*' } : { IfMatch: condition.ifMatch };
};

const rangeOf = (range: ByteRange | undefined) => (range ? { Range: `bytes=${range.start}-${range.end}` } : {});

// Quoted in answers; in a condition, not every server takes the quotes.
const plain = (etag: string | undefined) => (etag ?? '').replaceAll('"', '');

/**
 * Objects in a bucket that speaks S3, below a prefix. Name and password come from where the SDK looks for them: the
 * environment, the profile, or the machine's own role.
 */
export function s3Storage({ bucket, prefix, endpoint, region, forcePathStyle }: S3Place): ObjectStorage {
  const client = new S3Client({
    ...(endpoint && { endpoint }),
    ...(region && { region }),
    forcePathStyle,
    // Checksums that only the newest servers know are left to those who ask for them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5000,
      httpAgent: { maxSockets: MOST_CONNECTIONS },
      httpsAgent: { maxSockets: MOST_CONNECTIONS },
    },
  });
  const root = prefix === '' ? '' : `${prefix}/`;
  const at = (key: string) => ({ Bucket: bucket, Key: root + requireKey(key) });

  return {
    async get(key) {
      const command = new GetObjectCommand(at(key));
      try {
        const { Body, ETag } = await client.send(command);
        return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: plain(ETag) };
      } catch (error) {
        if (isAbsent(error)) return null;
        throw storageError(key, error);
      }
    },
    async has(key) {
      const command = new HeadObjectCommand(at(key));
      try {
        await client.send(command);
        return true;
      } catch (error) {
        if (isAbsent(error)) return false;
        throw storageError(key, error);
      }
    },
    async read(key, range) {
      const command = new GetObjectCommand({ ...at(key), ...rangeOf(range) });
      try {
        const { Body } = await client.send(command);
        return Body instanceof Readable ? Body : Readable.from([]);
      } catch (error) {
        throw isAbsent(error) ? new Error(`存储中没有「${key}」。`, { cause: error }) : storageError(key, error);
      }
    },
    async put(key, bytes, condition) {
      const command = new PutObjectCommand({ ...at(key), Body: bytes, ...conditionOf(condition) });
      try {
        return plain((await client.send(command)).ETag);
      } catch (error) {
        if (condition && conditionFailed(error)) throw new PreconditionFailed(`存储中的「${key}」已被改动，没有写入。`);
        throw storageError(key, error);
      }
    },
    async list(begin) {
      const keys: string[] = [];
      const query = { Bucket: bucket, Prefix: root + requirePrefix(begin) };
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, query))
          for (const { Key } of Contents) if (Key) keys.push(Key.slice(root.length));
      } catch (error) {
        throw storageError(begin, error);
      }
      return keys.sort();
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key))).catch((error: unknown) => {
        throw storageError(key, error);
      });
    },
  };
}
