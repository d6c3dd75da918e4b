import { Server } from 'node:tls';
import { chinaDay } from '../china-time';
import { type Repeated, repeatedly } from '../process/repeatedly';
import { reasonOf } from '../reason-of';
import { CIPHERS, readTls, requireUsable, type Tls, validityOf } from './tls';

const EVERY_MS = 60_000;

export interface KeptCertificate {
  /** Until when the certificate in use holds. */
  readonly validTo: Date;
  /** Whether the files hold something else, which is not used. */
  readonly isRefused: boolean;
  stop(): Promise<void>;
}

export interface CertificateOptions {
  environment: NodeJS.ProcessEnv;
  /** That which the server was opened with. */
  tls: Tls;
  /** Takes Chinese lines about what was renewed, or why not. */
  log(line: string): void;
  everyMs?: number;
  /** Under which visitors know the site; empty where that is not set. */
  host?: string;
}

/**
 * Looks every minute whether the files of the certificate hold another one, and has new connections of the server use it: a renewal needs
 * no restart. Files that do not fit together, as between the writing of one and the other, leave the one in use, and so does a certificate that
 * browsers would refuse; what is wrong for longer is told once.
 */
export function keepCertificate(
  server: object,
  { environment, tls, log, everyMs = EVERY_MS, host = '' }: CertificateOptions,
): KeptCertificate {
  let used = tls;
  let seen = '';
  let told = '';
  const nothingWrong = () => {
    seen = '';
    told = '';
  };
  const look = async () => {
    const found = readTls(environment);
    if (!found || !(server instanceof Server) || (found.cert.equals(used.cert) && found.key.equals(used.key)))
      return nothingWrong();
    requireUsable(found, used, host);
    server.setSecureContext({ ...found, ciphers: CIPHERS });
    used = found;
    nothingWrong();
    log(`证书已更换，有效至 ${chinaDay(validityOf(found.cert))}。`);
  };
  const failed = (error: unknown) => {
    const reason = reasonOf(error);
    if (reason === seen && reason !== told) {
      log(`证书没有更换，沿用原来的：${reason}`);
      told = reason;
    }
    seen = reason;
  };
  const looking: Repeated = repeatedly(everyMs, look, failed);
  return {
    get validTo() {
      return validityOf(used.cert);
    },
    get isRefused() {
      return told !== '';
    },
    stop: () => looking.stop(),
  };
}
