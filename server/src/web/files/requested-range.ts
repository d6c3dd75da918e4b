import parseRange from 'range-parser';
import type { ByteRange } from '../../platform/storage/object-storage';

export type Requested = { kind: 'whole' } | { kind: 'part'; range: ByteRange } | { kind: 'unsatisfiable' };

const whole: Requested = { kind: 'whole' };

/**
 * Which bytes a request wants (RFC 9110, 14.2). Several ranges at once, or what is no range of bytes, get the whole file,
 * as does a resumed download whose file is no longer the one it began with (`If-Range`).
 */
export function requestedRange(
  { range, ifRange }: { range: string | undefined; ifRange: string | undefined },
  size: number,
  etag: string,
): Requested {
  if (!range || (ifRange !== undefined && ifRange.trim() !== etag)) return whole;
  const ranges = parseRange(size, range);
  if (ranges === -1) return { kind: 'unsatisfiable' };
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 || !ranges[0]) return whole;
  return { kind: 'part', range: { start: ranges[0].start, end: ranges[0].end } };
}
