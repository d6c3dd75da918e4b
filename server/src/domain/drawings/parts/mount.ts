/** What a lens mount fixes by its standard. */
export interface Mount {
  /** As engineers call it: `C`, `CS`, `M58`. */
  name: string;
  /** Thread or bayonet throat, in mm. */
  diameterMm: number;
  /** Flange focal distance, where the mount's standard sets one. */
  flangeMm?: number;
  bayonet?: boolean;
}

const standards: Record<string, Mount> = {
  c: { name: 'C', diameterMm: 25.4, flangeMm: 17.526 },
  cs: { name: 'CS', diameterMm: 25.4, flangeMm: 12.526 },
  f: { name: 'F', diameterMm: 44, flangeMm: 46.5, bayonet: true },
  s: { name: 'M12', diameterMm: 12 },
};

/** Reads the first mount that a maker's text names: `C/CS`, `S (M12) or C`, `M72x0.75`, `m58`. */
export function mountOf(text: string | undefined): Mount | undefined {
  if (text === undefined) return undefined;
  const first = text
    .toLowerCase()
    .replace(/mount|接口/g, '')
    .trim();
  const metric = /^m(\d{2,3})/.exec(first);
  const schneider = /^v(\d{2})/.exec(first);
  const size = metric?.[1] ?? schneider?.[1];
  if (size !== undefined) return { name: `${metric ? 'M' : 'V'}${size}`, diameterMm: Number(size) };
  const letter = /^(cs|c|nf|f|s)(?![a-z])/.exec(first)?.[1];
  if (letter === undefined) return undefined;
  return standards[letter === 'nf' ? 'f' : letter];
}
