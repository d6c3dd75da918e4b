import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface SlowDocuments {
  url: string;
  close(): Promise<void>;
}

/** Long enough for a browser to show what has arrived, ms. */
const PAUSE_MS = 25;

/**
 * A way to the site over which what stands in the body of a document arrives in pieces, cut anywhere, with pauses between
 * them, as it does on a poor connection or a busy machine. Everything else comes at once.
 */
export async function slowDocuments(siteUrl: string, pieces: number): Promise<SlowDocuments> {
  const { hostname, port, host } = new URL(siteUrl);
  const server = createServer((asked, answer) => {
    const isDocument = asked.headers.accept?.includes('text/html') ?? false;
    const headers = { ...asked.headers, host, 'accept-encoding': 'identity' };
    const onwards = request({ hostname, port, path: asked.url, method: asked.method, headers }, async told => {
      answer.writeHead(told.statusCode ?? 502, told.headers);
      if (!isDocument) return void told.pipe(answer);
      const whole = await buffer(told);
      const [from, to] = [whole.indexOf('<body'), whole.indexOf('id="site-drawn"')];
      answer.write(whole.subarray(0, from));
      for (let i = 0; i < pieces; i++) {
        const at = (step: number) => Math.round(from + ((to - from) * step) / pieces);
        answer.write(whole.subarray(at(i), at(i + 1)));
        await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
      }
      answer.end(whole.subarray(to));
    });
    onwards.on('error', () => answer.destroy());
    asked.pipe(onwards);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise(resolve => server.close(() => resolve()));
    },
  };
}
