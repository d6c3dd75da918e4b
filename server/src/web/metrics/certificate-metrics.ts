import { Gauge, type Registry } from 'prom-client';

/** @param validTo until when the certificate that the site itself shows holds; undefined where a proxy before it has one */
export function addCertificate(registry: Registry, validTo: () => Date | undefined = () => undefined): void {
  new Gauge({
    name: 'shixuan_certificate_expires_timestamp_seconds',
    help: 'When the certificate in use (TLS_CERT) ends.',
    registers: [registry],
    collect() {
      this.remove();
      const ends = validTo();
      if (ends) this.set(ends.getTime() / 1000);
    },
  });
}
