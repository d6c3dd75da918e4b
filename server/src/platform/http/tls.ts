import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import { z } from 'zod';
import { chinaDay, chinaTime } from '../china-time';
import { StartError } from '../process/start-error';
import { readEnvironment } from '../read-environment';

/** A certificate with those that sign it, and its private key; PEM. */
export interface Tls {
  cert: Buffer;
  key: Buffer;
}

/**
 * Suites with authenticated encryption and keys of their own for each connection: the intermediate configuration of Mozilla
 * (https://wiki.mozilla.org/Security/Server_Side_TLS, version 5.7), without those for clients that know no elliptic curves.
 */
export const CIPHERS = [
  'TLS_AES_128_GCM_SHA256',
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
].join(':');

const Environment = z.object({ TLS_CERT: z.string().optional(), TLS_KEY: z.string().optional() });

/**
 * The certificate under which the server speaks HTTPS and HTTP/2; undefined where none is set.
 * @throws StartError that names the variable, the file and what is wrong with it
 */
export function readTls(environment: NodeJS.ProcessEnv): Tls | undefined {
  const { TLS_CERT, TLS_KEY } = readEnvironment(Environment, environment);
  if (!TLS_CERT && !TLS_KEY) return undefined;
  if (!TLS_CERT || !TLS_KEY) {
    const missing = TLS_CERT ? 'TLS_KEY' : 'TLS_CERT';
    throw new StartError(`环境变量 ${missing} 没有设置：证书与私钥须同时给出，各是一个 PEM 文件的路径。`);
  }
  const [cert, key] = [pemOf('TLS_CERT', TLS_CERT), pemOf('TLS_KEY', TLS_KEY)];
  const validTo = checkedValidity(TLS_CERT, cert);
  if (validTo.getTime() < Date.now())
    throw new StartError(`环境变量 TLS_CERT 所指的证书「${TLS_CERT}」已于 ${chinaDay(validTo)} 过期。`);
  try {
    createSecureContext({ cert, key });
  } catch (cause) {
    throw new StartError(
      `环境变量 TLS_KEY 所指的「${TLS_KEY}」不是证书「${TLS_CERT}」的私钥，应为未加密的 PEM 文件（${reasonOf(cause)}）。`,
    );
  }
  return { cert, key };
}

/**
 * Holds a certificate that is to replace the one in use against what browsers refuse: one that does not hold yet, or not for the site's host,
 * for which the one in use does.
 * @throws StartError in Chinese
 */
export function requireUsable(found: Tls, used: Tls, host: string): void {
  const from = new Date(new X509Certificate(found.cert).validFrom);
  if (from.getTime() > Date.now()) throw new StartError(`TLS_CERT 所指的证书要到 ${chinaTime(from)} 才生效。`);
  if (isFor(used, host) && !isFor(found, host))
    throw new StartError(`TLS_CERT 所指的证书不含本站的域名 ${host}（SITE_ORIGIN），原来的含有。`);
}

const isFor = ({ cert }: Tls, host: string): boolean =>
  host !== '' && new X509Certificate(cert).checkHost(host) !== undefined;

function pemOf(name: string, path: string): Buffer {
  try {
    return readFileSync(resolve(path));
  } catch (cause) {
    throw new StartError(`环境变量 ${name} 所指的文件「${path}」读不到：${reasonOf(cause)}。`);
  }
}

/** Until when a certificate holds. @throws Error for what is none */
export const validityOf = (cert: Buffer): Date => new Date(new X509Certificate(cert).validTo);

function checkedValidity(path: string, cert: Buffer): Date {
  try {
    return validityOf(cert);
  } catch {
    throw new StartError(`环境变量 TLS_CERT 所指的文件「${path}」不是证书，应为 PEM 文件，含中间证书。`);
  }
}

const reasonOf = (cause: unknown) => (cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause));
