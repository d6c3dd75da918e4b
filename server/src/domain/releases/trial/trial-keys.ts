import { randomUUID } from 'node:crypto';
import { DeployName } from '@shixuan/host/deploy';
import { z } from 'zod';
import { OperationRefused } from '../../../platform/process/operation-refused';
import { siteNow, siteTime } from '../../../platform/site-time';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { noteTokenEvent } from '../deploy/token-events';
import { newTrialSecret } from './signed-trial';

const DAY_MS = 24 * 3600_000;

/** How long a key holds unless something else is asked for, and at most: days. */
const KEY_DAYS = 180;
const MOST_KEY_DAYS = 730;

/** What the site keeps of a key: whoever may write here may write the registry as well. */
const TrialKey = z.object({
  id: z.uuid(),
  /** Who runs the trials. */
  label: z.string(),
  /** The one remote that it may speak of, `shell`, or `*` for all. */
  remote: z.string(),
  /** Ed25519, SPKI in Base64. */
  publicKey: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.nullable(z.iso.datetime()),
});
export type TrialKey = z.infer<typeof TrialKey>;

const PREFIX = 'trials/keys/';
const keyOf = (id: string) => `${PREFIX}${id}.json`;

const told = ({ id, label, remote, expiresAt }: TrialKey) => ({
  token: id,
  label,
  remote,
  scopes: ['trial'],
  expiresAt,
});

/**
 * Issues the key of a runner and notes in the audit log who did.
 * @param asked `days` above 0, up to 730, 180 by default
 * @returns the secret, which is shown this once: the site keeps the public key
 * @throws OperationRefused for what cannot be a remote's name, and for other times
 */
export async function issueTrialKey(
  storage: ObjectStorage,
  asked: { remote: string; label: string; days?: number | undefined },
  who: string,
): Promise<TrialKey & { secret: string }> {
  const { remote, days = KEY_DAYS } = asked;
  if (remote !== '*' && !DeployName.safeParse(remote).success)
    throw new OperationRefused(`「${remote}」不能是栏目名：应由小写字母、数字和 - 组成，或用 * 表示全部。`);
  if (!(days > 0 && days <= MOST_KEY_DAYS))
    throw new OperationRefused(`试运行密钥的有效天数应大于 0、不超过 ${MOST_KEY_DAYS}，收到的是 ${days}。`);
  const label = asked.label.trim().slice(0, 60);
  if (label === '') throw new OperationRefused('请写明试运行密钥发给谁。');
  const id = randomUUID();
  const { secret, publicKey } = newTrialSecret(id);
  const now = siteNow();
  const times = { createdAt: new Date(now).toISOString(), expiresAt: new Date(now + days * DAY_MS).toISOString() };
  const key: TrialKey = { id, label, remote, publicKey, ...times, revokedAt: null };
  // Noted first: a key of which nobody knows would be worse than an entry without its key.
  await noteTokenEvent(storage, { act: 'issued', ...told(key), who });
  await storage.put(keyOf(id), Buffer.from(JSON.stringify(key)), { ifAbsent: true });
  return { ...key, secret };
}

/** Null for an unknown key, and for one whose entry cannot be read: nothing counts by it. */
export async function findTrialKey(storage: ObjectStorage, id: string): Promise<TrialKey | null> {
  const stored = z.uuid().safeParse(id).success ? await storage.get(keyOf(id)) : null;
  if (!stored) return null;
  try {
    return TrialKey.parse(JSON.parse(stored.bytes.toString('utf8')));
  } catch {
    return null;
  }
}

/** All keys, the oldest first. */
export async function listTrialKeys(storage: ObjectStorage): Promise<TrialKey[]> {
  const ids = (await storage.list(PREFIX)).map(name => name.slice(PREFIX.length, -'.json'.length));
  const keys = await Promise.all(ids.map(id => findTrialKey(storage, id)));
  return keys.filter(key => key !== null).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/**
 * Revokes a key with immediate effect: nothing that it ever signed counts any more.
 * @throws OperationRefused for an unknown or already revoked key
 */
export async function revokeTrialKey(storage: ObjectStorage, id: string, who: string): Promise<void> {
  const key = await findTrialKey(storage, id);
  if (!key || key.revokedAt !== null) throw new OperationRefused(`没有编号为 ${id} 的有效试运行密钥。`);
  await storage.put(keyOf(id), Buffer.from(JSON.stringify({ ...key, revokedAt: siteTime().toISOString() })));
  await noteTokenEvent(storage, { act: 'revoked', ...told(key), who });
}
