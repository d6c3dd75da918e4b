import { request as ask, createServer } from 'node:http';
import { freePort } from './start-site';

/** A way to a site that can be cut. The browser takes it for a site of its own. */
export interface CuttableLine {
  origin: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** From now on a script is answered in place of the site's file. */
  replace(path: string, script: string): void;
}

/** Passes requests on to the site at `target`, unless the line is cut. */
export async function openLine(target: string): Promise<CuttableLine> {
  const replaced = new Map<string, string>();
  const { hostname, port: sitePort } = new URL(target);
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    const script = replaced.get(url);
    if (script !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
      response.end(script);
      return;
    }
    const passedOn = ask({ hostname, port: sitePort, path: url, method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passedOn.once('error', () => response.destroy());
    request.pipe(passedOn);
  });
  const port = await freePort();
  const mend = () => new Promise<void>(resolve => server.listen(port, resolve));
  await mend();
  return {
    origin: `http://localhost:${port}`,
    mend,
    cut: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    replace: (path, script) => void replaced.set(path, script),
  };
}
