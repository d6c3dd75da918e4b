export interface Mount {
  /** Code of the catalogue. */
  code: string;
  /** Chinese label. */
  label: string;
  /** Flange distance, mm; undefined where it differs by maker. */
  flangeMm?: number;
  /** Mounts with the same thread fit mechanically. */
  thread: string;
  /** Pitch of the thread, mm, where it is known: two pitches of one diameter do not screw together. */
  pitchMm?: number;
}

const byThread = (code: string, label: string, diameter: string, pitchMm?: number): Mount => ({
  code,
  label,
  thread: diameter,
  ...(pitchMm !== undefined && { pitchMm }),
});

/**
 * Lens mounts. The flange distance of C, CS and F is standardised (Teledyne FLIR, TAN2010002). Flange distance and partly pitch
 * of S and of the large threads differ by maker. The usual pitch is that of camera data sheets (M42×1, M58×0.75, M72×1, M90×1,
 * M95×1).
 */
export const mounts: readonly Mount[] = [
  { code: 'c', label: 'C 口', flangeMm: 17.526, thread: '1-32UN' },
  { code: 'cs', label: 'CS 口', flangeMm: 12.526, thread: '1-32UN' },
  { code: 'f', label: 'F 口', flangeMm: 46.5, thread: 'F' },
  byThread('s', 'S 口（M12）', 'm12', 0.5),
  byThread('m42', 'M42', 'm42', 1),
  byThread('m58', 'M58', 'm58', 0.75),
  byThread('m72', 'M72', 'm72', 1),
  byThread('m90', 'M90', 'm90', 1),
  byThread('m95', 'M95', 'm95', 1),
];

/**
 * Mount of a code. A thread with a pitch or flange distance in its code (`m72x0.75`) is a mount of its own; a list of codes is
 * none.
 */
export function mountOf(code: string): Mount | undefined {
  const wanted = code.trim().toLowerCase();
  const listed = mounts.find(mount => mount.code === wanted);
  if (listed) return listed;
  const [, diameter, pitch] = /^(m\d+)(?:x([\d.]+))?[^|]*$/.exec(wanted) ?? [];
  if (!diameter) return undefined;
  return byThread(
    wanted,
    wanted.toUpperCase().replace('X', '×'),
    diameter,
    pitch === undefined ? undefined : Number(pitch),
  );
}
