import * as z from 'zod/mini';

/**
 * Telemetry of a page, so that each team sees how its version performs. No personal data: no address, no search words,
 * no text of a page.
 */
export const SiteRecord = z.object({
  /** `load`: a remote or a page of it was loaded; `error`: loading failed, or it threw later. */
  kind: z.enum(['load', 'error']),
  /** `shell`, or a remote's name. */
  app: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  /** `1.0.0-3f9a2c1b`. */
  version: z.string().check(z.maxLength(40)),
  /** Id of the route, where it was one. */
  route: z.optional(z.string().check(z.maxLength(60))),
  /** Why it failed, as the shell classifies it: `network`, `integrity`, `chunk`… */
  failure: z.optional(z.string().check(z.maxLength(20))),
  /** Time until it was loaded, ms. */
  milliseconds: z.optional(z.number().check(z.minimum(0), z.maximum(600_000))),
  /** First line of the error's message, cut off; never data of the visitor. */
  message: z.optional(z.string().check(z.maxLength(200))),
});
export type SiteRecord = z.infer<typeof SiteRecord>;

/** Body of `POST /site/report`, sent as a beacon: no answer is awaited. */
export const SiteReport = z.object({
  revision: z.int().check(z.nonnegative()),
  records: z.array(SiteRecord).check(z.minLength(1), z.maxLength(50)),
  /** Proof that the site served the page its versions. A report without one counts nowhere. */
  ticket: z.optional(z.string().check(z.maxLength(8000))),
});
export type SiteReport = z.infer<typeof SiteReport>;

/** Answer of `GET /site/visit`: a page asks for it once, before its first report. */
export const SiteVisit = z.object({
  ticket: z.string(),
  /** How long it is good for, ms. */
  milliseconds: z.number(),
});
export type SiteVisit = z.infer<typeof SiteVisit>;

/**
 * What has changed since a page was made: answer of `GET /site/revision`, asked by a page that has seen a newer revision on an
 * answer, and each message of the stream `GET /site/events`.
 */
export const SiteRevision = z.object({
  revision: z.int().check(z.nonnegative()),
  /** Names of the remotes that are switched off now. */
  killed: z.array(z.string()),
  /** Versions that were rolled back from, `catalog@1.0.0-3f9a2c1b`; a site of an older edition does not say. */
  withdrawn: z._default(z.array(z.string()), []),
  /** Changes with the settings of any remote; a site of an older edition does not say. */
  config: z.optional(z.string()),
});
export type SiteRevision = z.infer<typeof SiteRevision>;
