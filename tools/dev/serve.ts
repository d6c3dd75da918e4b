import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

/** Answers a request, or hands it on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Pages of other origins may read from here, public ones included although this address is private. */
const crossOrigin: Middleware = (request, response, next) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-private-network', 'true');
  if (request.method !== 'OPTIONS') return next();
  response.setHeader('access-control-allow-methods', 'GET, HEAD, POST');
  response.setHeader('access-control-allow-headers', '*');
  response.statusCode = 204;
  response.end();
};

/** One JSON file at one path. */
export const jsonFile =
  (path: string, body: object): Middleware =>
  (request, response, next) => {
    if (request.url?.split('?')[0] !== path) return next();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  };

const compiled = (compiler: Compiler) => new Promise<void>(resolve => compiler.hooks.done.tap('dev', () => resolve()));

/** Serves a configuration from memory, compiling on every edit. Resolves once the first compilation is there. */
export async function serve(config: Configuration, before: readonly Middleware[], after: readonly Middleware[] = []) {
  const compiler = rspack(config);
  const named = (list: readonly Middleware[], name: string) =>
    list.map((middleware, index) => ({ name: `${name}-${index}`, middleware }));
  const server = new RspackDevServer(
    {
      ...config.devServer,
      setupMiddlewares: middlewares => [
        ...named([crossOrigin, ...before], 'before'),
        ...middlewares,
        ...named(after, 'after'),
      ],
    },
    compiler,
  );
  await Promise.all([compiled(compiler), server.start()]);
}
