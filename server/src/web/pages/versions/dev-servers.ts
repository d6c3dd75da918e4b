import { z } from 'zod';

/**
 * Development servers of the apps, given by `tools/dev.ts` as JSON in SHIXUAN_DEV. When they are given, the registry is
 * left aside: manifests are fetched from these servers for each page, files are neither hashed nor verified, and the
 * content security policy lets their origins in. Never set in production.
 */
export const DevServers = z.object({
  /** Where the shell's `shell.json` lies, with a slash at the end. */
  shellUrl: z.url().endsWith('/'),
  remotes: z.array(z.object({ name: z.string(), url: z.url().endsWith('/') })),
  /** Whether they have bundles for renderers on the server. */
  draws: z.boolean().optional(),
});
export type DevServers = z.infer<typeof DevServers>;

/** @throws Error when SHIXUAN_DEV is set and is not such a JSON */
export function readDevServers(environment: NodeJS.ProcessEnv): DevServers | undefined {
  const text = environment.SHIXUAN_DEV;
  return text ? DevServers.parse(JSON.parse(text)) : undefined;
}

export const devOrigins = (dev: DevServers): string[] => [
  ...new Set([dev.shellUrl, ...dev.remotes.map(remote => remote.url)].map(url => new URL(url).origin)),
];
