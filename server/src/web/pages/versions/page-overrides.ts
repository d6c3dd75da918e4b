import type { RemoteOverride } from '@shixuan/host/manifest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  keptOverrides,
  mergeOverrides,
  type OverrideSettings,
  overridesCookie,
  parseOverride,
  printOverrides,
} from './overrides';

/** Whether a request comes from the staff. */
export type IsStaff = (request: FastifyRequest, reply: FastifyReply) => boolean | Promise<boolean>;

export interface OverrideSources {
  overrides: OverrideSettings;
  isStaff: IsStaff;
}

export interface PageOverrides {
  overrides: RemoteOverride[];
  /** An override was asked for without permission; the page says so. */
  overrideRefused: boolean;
}

const none: PageOverrides = { overrides: [], overrideRefused: false };

/**
 * The remotes that this page loads from a developer's machine: `?mf=selection@http://localhost:3001/` adds one for the
 * session, `?mf=reset` ends them all. Without permission there are none.
 */
export async function overridesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  search: string,
  { overrides: { allowed, hosts }, isStaff }: OverrideSources,
): Promise<PageOverrides> {
  const asked = new URLSearchParams(search).getAll('mf');
  const kept = keptOverrides(overridesCookie.read(request), hosts);
  if (asked.length === 0 && kept.length === 0) return none;
  if (asked.includes('reset')) {
    overridesCookie.clear(request, reply);
    return none;
  }
  const parsed = asked.map(text => parseOverride(text, hosts));
  if (!allowed && !(await isStaff(request, reply))) {
    if (kept.length > 0) overridesCookie.clear(request, reply);
    return { overrides: [], overrideRefused: asked.length > 0 };
  }
  const overrides = mergeOverrides(
    kept,
    parsed.filter(override => override !== null),
  );
  if (asked.length > 0 && overrides.length > 0) overridesCookie.set(request, reply, printOverrides(overrides));
  else if (asked.length > 0) overridesCookie.clear(request, reply);
  return { overrides, overrideRefused: parsed.includes(null) };
}
