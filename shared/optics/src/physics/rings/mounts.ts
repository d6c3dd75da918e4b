export interface Mount {
  /** Code of the catalogue. */
  code: string;
  /** Chinese label. */
  label: string;
  /** Flange distance, mm; undefined where it differs by maker. */
  flangeMm?: number;
  /** Mounts with the same thread fit mechanically. */
  thread: string;
}

const byThread = (code: string, label: string, diameter: string): Mount => ({ code, label, thread: diameter });

/**
 * Lens mounts. The flange distance of C, CS and F is standardised (Teledyne FLIR, TAN2010002). Flange distance and partly pitch
 * of S and of the large threads differ by maker.
 */
export const mounts: readonly Mount[] = [
  { code: 'c', label: 'C 口', flangeMm: 17.526, thread: '1-32UN' },
  { code: 'cs', label: 'CS 口', flangeMm: 12.526, thread: '1-32UN' },
  { code: 'f', label: 'F 口', flangeMm: 46.5, thread: 'F' },
  byThread('s', 'S 口（M12）', 'm12'),
  byThread('m42', 'M42', 'm42'),
  byThread('m58', 'M58', 'm58'),
  byThread('m72', 'M72', 'm72'),
  byThread('m90', 'M90', 'm90'),
  byThread('m95', 'M95', 'm95'),
];

/**
 * Mount of a code. A thread with a pitch or flange distance in its code (`m72x0.75`) is a mount of its own; a list of codes is
 * none.
 */
export function mountOf(code: string): Mount | undefined {
  const wanted = code.trim().toLowerCase();
  const listed = mounts.find(mount => mount.code === wanted);
  if (listed) return listed;
  const [, diameter] = /^(m\d+)[^|]*$/.exec(wanted) ?? [];
  return diameter ? byThread(wanted, wanted.toUpperCase(), diameter) : undefined;
}
