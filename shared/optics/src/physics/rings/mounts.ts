export interface Mount {
  /** As the catalogue has it. */
  code: string;
  /** Chinese, as shown. */
  label: string;
  /** From flange to sensor, mm; undefined where it differs by maker. */
  flangeMm?: number;
  /** Mounts of one thread screw into one another. */
  thread: string;
}

const byThread = (code: string, label: string, diameter: string): Mount => ({ code, label, thread: diameter });

/**
 * Lens mounts. Of C, CS and F the flange distance is a standard (Teledyne FLIR, TAN2010002); of S and of the large
 * threads every maker has his own, sometimes with his own pitch.
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

/** The mount of a code; a thread with a pitch or flange distance in its code (`m72x0.75`) is its own mount. */
export function mountOf(code: string): Mount | undefined {
  const wanted = code.trim().toLowerCase();
  const listed = mounts.find(mount => mount.code === wanted);
  if (listed) return listed;
  const [, diameter] = /^(m\d+)/.exec(wanted) ?? [];
  return diameter ? byThread(wanted, wanted.toUpperCase(), diameter) : undefined;
}
