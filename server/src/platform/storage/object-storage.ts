import type { Readable } from 'node:stream';
import type { HeldRoom } from './held-room';

export interface StoredObject {
  bytes: Buffer;
  /** Opaque; changes with each write of other bytes. */
  etag: string;
}

/** First and last byte of a part of an object, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What must hold of the object that is there now for a write to happen: none is there, or the very one with this etag. */
export type PutCondition = { ifAbsent: true } | { ifMatch: string } | undefined;

/**
 * Where the server keeps bytes: a folder of this machine, or a bucket that speaks S3. Keys (`requireKey`) are made by the
 * server alone, nothing that a visitor sends gets here; no key is the folder of another.
 */
export interface ObjectStorage {
  /** Null when there is no such object. */
  get(key: string): Promise<StoredObject | null>;
  has(key: string): Promise<boolean>;
  /** @throws Error when the object is not there */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /**
   * Whole or not at all. Answers the new etag.
   * @throws PreconditionFailed when the condition does not hold
   */
  put(key: string, bytes: Buffer, condition?: PutCondition): Promise<string>;
  /** Keys that begin with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
  /** No object there is no error. */
  delete(key: string): Promise<void>;
  /** Room on its disk for what must be written when there is none; absent where the store is no disk of this machine. */
  room?: HeldRoom | undefined;
}
