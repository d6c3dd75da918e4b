/** Whether `Accept` names Markdown and does not like HTML better. */
export function prefersMarkdown(accept = ''): boolean {
  const weights = weightsOf(accept);
  const markdown = weights.get('text/markdown') ?? 0;
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}

/** Weights by media range. The narrowest range that fits a type holds for it (RFC 9110, 12.5.1). */
function weightsOf(accept: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map(text => text.trim());
    const q = parameters.find(text => text.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (range) weights.set(range, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}
