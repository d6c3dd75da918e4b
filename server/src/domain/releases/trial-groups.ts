import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { OperationRefused } from '../../platform/process/operation-refused';
import { hashOfToken, newSecretToken, SECRET_FORM } from '../../platform/secrets/secret-token';
import { siteTime } from '../../platform/site-time';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { PreconditionFailed } from '../../platform/storage/precondition-failed';
import { noteTokenEvent } from './deploy/token-events';
import { hasAudience } from './registry/audience';
import { readPointer } from './registry/registry-pointer';
import { AudienceGroup } from './registry/registry-schema';

const NAME = '[a-z][a-z0-9-]{1,30}';
const FORM = new RegExp(`^sxg_(${NAME})_${SECRET_FORM}$`);

/** Visitors who have taken an invitation. The site does not know who they are: their browsers say the group's name. */
const TrialGroup = z.object({
  /** Stands in the registry, in the cookie and on the command line. */
  name: z.string().regex(new RegExp(`^${NAME}$`)),
  /** For people, on the invitation. */
  label: z.string(),
  /** SHA-256 of the invitation, in hex. */
  invitationHash: z.string(),
  createdAt: z.iso.datetime(),
});
export type TrialGroup = z.infer<typeof TrialGroup>;

const PREFIX = 'groups/';
const keyOf = (name: string) => `${PREFIX}${name}.json`;

/** What the registry calls a group, by its name; undefined for what cannot be one. */
export const audienceOf = (name: string): AudienceGroup | undefined => AudienceGroup.safeParse(`invited:${name}`).data;

/** Null for an unknown group, and for one whose entry cannot be read. */
async function findGroup(storage: ObjectStorage, name: string): Promise<TrialGroup | null> {
  const stored = audienceOf(name) === undefined ? null : await storage.get(keyOf(name));
  if (!stored) return null;
  try {
    return TrialGroup.parse(JSON.parse(stored.bytes.toString('utf8')));
  } catch {
    return null;
  }
}

/**
 * Makes a group and notes in the audit log who did.
 * @returns the invitation, which is shown this once: whoever has it may join
 * @throws OperationRefused for what cannot be a name, a missing label, and a name that there is
 */
export async function createGroup(
  storage: ObjectStorage,
  asked: { name: string; label: string },
  who: string,
): Promise<TrialGroup & { invitation: string }> {
  const { name } = asked;
  if (audienceOf(name) === undefined || name === 'signed-in')
    throw new OperationRefused(`「${name}」不能是试用组的名称：应为 2～31 个小写字母、数字或 -，以字母开头。`);
  const label = asked.label.trim().slice(0, 60);
  if (label === '') throw new OperationRefused('请写明试用组给谁看的名称，如 --label 内测。');
  const invitation = newSecretToken(`sxg_${name}`);
  const group = { name, label, invitationHash: hashOfToken(invitation), createdAt: siteTime().toISOString() };
  try {
    await storage.put(keyOf(name), Buffer.from(JSON.stringify(group)), { ifAbsent: true });
  } catch (error) {
    if (error instanceof PreconditionFailed) throw new OperationRefused(`已有名为 ${name} 的试用组。`);
    throw error;
  }
  await noteTokenEvent(storage, { act: 'groupMade', ...told(group), who });
  return { ...group, invitation };
}

/** All groups, by name. */
export async function listGroups(storage: ObjectStorage): Promise<TrialGroup[]> {
  const names = (await storage.list(PREFIX)).map(key => key.slice(PREFIX.length, -'.json'.length));
  const groups = await Promise.all(names.map(name => findGroup(storage, name)));
  return groups.filter(group => group !== null);
}

/**
 * Ends a group: its invitation holds no more, and nothing can be tried on it. Browsers that have joined keep its name, which says nothing
 * then.
 * @throws OperationRefused for an unknown group, and while a version is tried on it
 */
export async function removeGroup(storage: ObjectStorage, name: string, who: string): Promise<void> {
  const group = await findGroup(storage, name);
  if (!group) throw noSuch(name);
  const { registry } = await readPointer(storage);
  if (hasAudience(registry, audienceOf(name)))
    throw new OperationRefused(`正在试用组 ${name} 上试用一个版本：请先撤下它，或改给全部访客。`);
  await storage.delete(keyOf(name));
  await noteTokenEvent(storage, { act: 'groupEnded', ...told(group), who });
}

/** The group that an invitation is to; null for one that does not hold. */
export async function invitedTo(storage: ObjectStorage, invitation: string): Promise<TrialGroup | null> {
  const [, name] = FORM.exec(invitation) ?? [];
  const group = name === undefined ? null : await findGroup(storage, name);
  if (!group) return null;
  const [given, kept] = [Buffer.from(hashOfToken(invitation)), Buffer.from(group.invitationHash)];
  return given.length === kept.length && timingSafeEqual(given, kept) ? group : null;
}

/** @throws OperationRefused for a group that nobody can be in */
export async function requireGroup(storage: ObjectStorage, group: AudienceGroup): Promise<void> {
  if (group === 'signed-in') return;
  const name = group.slice('invited:'.length);
  if (!(await findGroup(storage, name))) throw noSuch(name);
}

const noSuch = (name: string) => new OperationRefused(`没有名为 ${name} 的试用组：请运维人员先建立它。`);

const told = ({ name, label }: TrialGroup) => ({ token: name, label, remote: '*', scopes: ['group'], expiresAt: null });
