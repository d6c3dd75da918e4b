import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { StartError } from '../../platform/process/start-error';
import { reasonOf } from '../../platform/reason-of';
import type { SiteMetrics } from './site-metrics';

/**
 * Serves `/metrics` on a port of its own, so that the site's port never shows it: who may ask is decided by the network.
 * @returns the port, also when the system chose it, and a function that ends it
 * @throws StartError when the port cannot be listened on
 */
export async function serveMetrics(
  metrics: Pick<SiteMetrics, 'contentType' | 'read'>,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('只有 GET /metrics。\n');
      return;
    }
    metrics.read().then(
      text => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) =>
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(`${reasonOf(error)}\n`),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', error =>
      reject(new StartError(`无法在 ${host} 的端口 ${port} 上提供指标：${reasonOf(error)}`)),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const stop = async () => {
    server.closeAllConnections();
    await promisify(server.close.bind(server))();
  };
  return { port: address !== null && typeof address === 'object' ? address.port : port, stop };
}
