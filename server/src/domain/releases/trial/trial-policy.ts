import { z } from 'zod';
import { siteTime } from '../../../platform/site-time';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { noteTokenEvent } from '../deploy/token-events';

const Policy = z.object({ required: z.boolean(), by: z.string(), at: z.iso.datetime() });

const KEY = 'trials/policy.json';

/**
 * Whether the site shows visitors only what passed a trial run that it can trust; false where nobody decided.
 * @throws Error for an entry that cannot be read: what was decided must not be lost by a damaged file
 */
export async function requiresTrial(storage: ObjectStorage): Promise<boolean> {
  const stored = await storage.get(KEY);
  return stored ? Policy.parse(JSON.parse(stored.bytes.toString('utf8'))).required : false;
}

/** Decides it for this environment from now on, and notes who did. */
export async function setTrialPolicy(storage: ObjectStorage, required: boolean, who: string): Promise<void> {
  const act = required ? ('trialRequired' as const) : ('trialWaived' as const);
  const at = siteTime().toISOString();
  await storage.put(KEY, Buffer.from(JSON.stringify({ required, by: who, at })));
  await noteTokenEvent(storage, { act, token: '', remote: '*', label: '', scopes: [], expiresAt: null, who });
}
