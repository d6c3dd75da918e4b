export type Encoding = 'br' | 'gzip';

/** Encodings in `Accept-Encoding` that the client takes, best first. `;q=0` forbids one; `*` stands for those not named. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  if (!header) return [];
  const weights = weightsOf(header);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const all: Encoding[] = ['br', 'gzip'];
  return all.filter(encoding => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}

/** Does the client name this encoding, with a weight above 0? */
export const acceptsEncoding = (header: string | undefined, encoding: string): boolean =>
  (weightsOf(header).get(encoding) ?? 0) > 0;

function weightsOf(header: string | undefined): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim());
    const q = parameters.find(text => text.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (name) weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}
