import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import { DeployName } from '@shixuan/host/deploy';
import { IntegrityHash } from '@shixuan/host/manifest';
import { z } from 'zod';
import { OperationRefused } from '../../../platform/process/operation-refused';
import { AppVersion } from '../registry/registry-schema';

/** Characters of what a trial run found. */
const MOST_MESSAGE = 1500;

/** What somebody who ran a published version in a browser says of it. */
export const TrialStatement = z.object({
  /** The site's environment whose live versions it ran beside. */
  environment: z.string().max(30),
  remote: DeployName,
  version: AppVersion,
  /** Hash of the version's manifest, which names the hash of every file. */
  integrity: IntegrityHash,
  outcome: z.enum(['passed', 'failed']),
  /** What was tried, or the problems, in Chinese. */
  message: z.string().max(MOST_MESSAGE),
  /** When the run ended. */
  at: z.iso.datetime(),
});
export type TrialStatement = z.infer<typeof TrialStatement>;

/** A statement with the signature of the key that was issued to its runner. */
export const SignedTrial = z.object({
  /** Id of the key. */
  key: z.uuid(),
  /** The statement's JSON in Base64: the signature is over these very bytes. */
  payload: z.base64().max(12_000),
  /** Ed25519 (RFC 8032), in Base64. */
  signature: z.base64().length(88),
});
export type SignedTrial = z.infer<typeof SignedTrial>;

/** Keeps a signature from counting for any other kind of text. */
const PURPOSE = 'shixuan-trial-1\n';

/** An Ed25519 private key of RFC 8410 is these bytes and its 32 secret ones. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const SECRET = /^sxt_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_([0-9a-f]{64})$/;

const privateKeyOf = (secret: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, secret]), format: 'der', type: 'pkcs8' });

/** @returns the text that the runner keeps, and the public key (SPKI, Base64) that the site keeps */
export function newTrialSecret(id: string): { secret: string; publicKey: string } {
  const bytes = randomBytes(32);
  const publicKey = createPublicKey(privateKeyOf(bytes)).export({ format: 'der', type: 'spki' }).toString('base64');
  return { secret: `sxt_${id}_${bytes.toString('hex')}`, publicKey };
}

const signedBytes = (payload: string): Buffer => Buffer.from(PURPOSE + payload);

/** @throws OperationRefused for a text that is no key of a runner */
export function signTrial(secret: string, statement: TrialStatement): SignedTrial {
  const [, key, hex] = SECRET.exec(secret.trim()) ?? [];
  if (!key || !hex) throw new OperationRefused('试运行密钥的形式不对：应为发放时显示的 sxt_… 一行。');
  const told = { ...statement, message: statement.message.slice(0, MOST_MESSAGE) };
  const payload = Buffer.from(JSON.stringify(TrialStatement.parse(told))).toString('base64');
  const signature = sign(null, signedBytes(payload), privateKeyOf(Buffer.from(hex, 'hex'))).toString('base64');
  return { key, payload, signature };
}

/** The statement; null where the signature is not that of the key, or what it signs is no statement. */
export function openTrial({ payload, signature }: SignedTrial, publicKey: string): TrialStatement | null {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    if (!verify(null, signedBytes(payload), key, Buffer.from(signature, 'base64'))) return null;
    return TrialStatement.parse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}
