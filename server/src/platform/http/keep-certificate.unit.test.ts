import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusedCertificates } from '../../../test/refused-certificates';
import { renewedCertificate, renewedKey, testCertificate, testKey } from '../../../test/tls-certificate';
import { keepCertificate } from './keep-certificate';
import { openServer } from './open-server';
import { readTls } from './tls';

const fingerprintOf = (pem: string) => new X509Certificate(pem).fingerprint256;

async function running() {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-certificate-'));
  const files = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') };
  writeFileSync(files.TLS_CERT, testCertificate);
  writeFileSync(files.TLS_KEY, testKey);
  const tls = readTls(files);
  if (!tls) throw new Error('no certificate');
  const app = openServer({}, tls);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const lines: string[] = [];
  const kept = keepCertificate(app.server, {
    ...{ environment: files, tls, everyMs: 5, host: 'localhost' },
    log: line => lines.push(line),
  });
  onTestFinished(async () => {
    await kept.stop();
    await app.close();
    rmSync(folder, { recursive: true });
  });
  const [listening] = app.addresses();
  const port = typeof listening === 'object' ? listening.port : 0;
  /** Fingerprint of the certificate that a new connection is shown, and what it speaks. */
  const shown = () =>
    new Promise<unknown[]>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false, ALPNProtocols: ['h2'] }, () => {
        resolve([socket.getPeerCertificate().fingerprint256, socket.alpnProtocol, socket.getCipher().name]);
        socket.destroy();
      }).once('error', reject);
    });
  return { files, kept, lines, shown };
}

test('a renewed certificate is used by new connections without a restart', async () => {
  const { files, kept, lines, shown } = await running();
  const [before, ...how] = await shown();
  expect(before).toBe(fingerprintOf(testCertificate));
  writeFileSync(files.TLS_KEY, renewedKey);
  writeFileSync(files.TLS_CERT, renewedCertificate);
  await vi.waitFor(() => expect(lines.at(-1)).toMatch(/^证书已更换，有效至 \d{4}-\d\d-\d\d。$/));
  expect(await shown()).toEqual([fingerprintOf(renewedCertificate), ...how]);
  expect(kept.validTo).toEqual(new Date(new X509Certificate(renewedCertificate).validTo));
});

test('a renewal that went wrong leaves the certificate in use, and says once what is wrong', async () => {
  const { files, lines, shown } = await running();
  const [before] = await shown();
  writeFileSync(files.TLS_CERT, renewedCertificate);
  await vi.waitFor(() =>
    expect(lines).toEqual([expect.stringMatching(/^证书没有更换，沿用原来的：.*不是证书.*的私钥/)]),
  );
  expect(await shown()).toEqual([before, ...(await shown()).slice(1)]);
  rmSync(files.TLS_CERT);
  await vi.waitFor(() => expect(lines.at(-1)).toMatch(/^证书没有更换，沿用原来的：.*读不到：ENOENT/));
  expect(lines).toHaveLength(2);
  writeFileSync(files.TLS_CERT, renewedCertificate);
  writeFileSync(files.TLS_KEY, renewedKey);
  await vi.waitFor(() => expect(lines).toHaveLength(3));
  expect((await shown())[0]).toBe(fingerprintOf(renewedCertificate));
});

test.each(refusedCertificates)(
  'what browsers would refuse ($what) leaves the certificate in use',
  async ({ cert, key, says }) => {
    const { files, kept, lines, shown } = await running();
    const before = await shown();
    expect(kept.isRefused).toBe(false);
    writeFileSync(files.TLS_CERT, cert);
    writeFileSync(files.TLS_KEY, key);
    await vi.waitFor(() => expect(lines).toEqual([expect.stringMatching(says)]));
    expect(await shown()).toEqual(before);
    expect(kept.isRefused).toBe(true);
    writeFileSync(files.TLS_CERT, renewedCertificate);
    writeFileSync(files.TLS_KEY, renewedKey);
    await vi.waitFor(() => expect(lines.at(-1)).toMatch(/^证书已更换/));
    expect(kept.isRefused).toBe(false);
    expect((await shown())[0]).toBe(fingerprintOf(renewedCertificate));
  },
);
