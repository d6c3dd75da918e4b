import { createHash } from 'node:crypto';
import type { ValidRecord } from './valid-record';

/** Everything of a record that an import may change, as one figure. Two equal hashes: nothing to write. */
export const contentHash = ({ categoryId, series, model, seriesLevel, name, summary, attrs, source }: ValidRecord) =>
  createHash('sha256')
    .update(JSON.stringify([categoryId, series, model, seriesLevel, name, summary, attrs, source]))
    .digest('hex');
