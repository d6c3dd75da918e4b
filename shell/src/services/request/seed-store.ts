import type { Seed } from '@shixuan/host/manifest';

/** JSON text with sorted keys, so that equal bodies have equal texts. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

const keyOf = (path: string, body: unknown) =>
  `${path.replace(/^(?:\/api)?\/web(?=\/)|^\/api(?=\/Share\/)/, '')} ${canonical(body ?? {})}`;

/** Answers that came with the page, each used once: the same call made again goes to the server. */
export function createSeedStore(seed: Seed) {
  const answers = new Map(seed.map(({ path, body, content }) => [keyOf(path, body), content]));
  return {
    take(path: string, body: unknown): { content: unknown } | undefined {
      const key = keyOf(path, body);
      if (!answers.has(key)) return undefined;
      const content = answers.get(key);
      answers.delete(key);
      return { content };
    },
  };
}
