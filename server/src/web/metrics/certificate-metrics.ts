import { Gauge, type Registry } from 'prom-client';
import type { KeptCertificate } from '../../platform/http/keep-certificate';

export type ShownCertificate = Pick<KeptCertificate, 'validTo' | 'isRefused'>;

/** @param certificate that which the site itself shows; undefined where a proxy before it has one */
export function addCertificate(
  registry: Registry,
  certificate: () => ShownCertificate | undefined = () => undefined,
): void {
  const of = (name: string, help: string, value: (shown: ShownCertificate) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.remove();
        const shown = certificate();
        if (shown) this.set(value(shown));
      },
    });
  of(
    'shixuan_certificate_expires_timestamp_seconds',
    'When the certificate in use (TLS_CERT) ends.',
    ({ validTo }) => validTo.getTime() / 1000,
  );
  of('shixuan_certificate_refused', 'Whether the files hold a certificate that is not used; the log says why.', shown =>
    Number(shown.isRefused),
  );
}
