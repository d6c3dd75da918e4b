interface Keepable {
  key: string;
  keepAlive: boolean;
}

/**
 * The pages to keep, the current one last: those that asked to stay alive, the most recently shown `max` of them.
 */
export function keepRecent<T extends Keepable>(previous: readonly T[], current: T, max: number): T[] {
  const others = previous.filter(page => page.keepAlive && page.key !== current.key);
  const room = max - (current.keepAlive ? 1 : 0);
  return [...others.slice(Math.max(0, others.length - room)), current];
}
