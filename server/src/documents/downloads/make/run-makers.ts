import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../platform/database/connect';
import { reasonOf } from '../../../platform/reason-of';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { publish, withdrawOthers } from '../publish';
import type { Maker, MakerContext } from './maker';

/** So many files of one maker come before those of the next. */
const ROOM = 100_000;

export interface RunOptions extends MakerContext {
  db: Database;
  storage: ObjectStorage;
  makers: readonly Maker[];
  signal: AbortSignal;
  log: (line: string) => void;
}

export interface MadeFiles {
  /** New versions. */
  published: number;
  /** Files that could not be made. */
  failed: number;
}

/**
 * Publishes changed files one by one; requests are answered in between. A file that cannot be made is logged, and the others
 * are still made.
 */
export async function runMakers({ db, storage, makers, signal, log, ...context }: RunOptions): Promise<MadeFiles> {
  let published = 0;
  let failed = 0;
  for (const [i, maker] of makers.entries()) {
    const made = new Set<string>();
    let position = i * ROOM;
    for (const source of maker.sources(context)) {
      if (signal.aborted) return { published, failed };
      made.add(source.key);
      try {
        if (await publish(db, storage, source, position)) published += 1;
      } catch (error) {
        if (signal.aborted) return { published, failed };
        failed += 1;
        log(`资料「${source.title}」没有生成：${reasonOf(error)}`);
      }
      position += 1;
      await nextTurn();
    }
    await withdrawOthers(db, maker.prefix, made);
  }
  return { published, failed };
}
