import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Compiler, type Configuration, rspack, type Stats } from '@rspack/core';
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

/** A file at one path, made anew for each request; where that fails, the answer says why. */
export const computedFile =
  (path: string, type: string, make: () => Promise<string>): Middleware =>
  (request, response, next) => {
    if (request.url?.split('?')[0] !== path) return next();
    const answer = (status: number, kind: string, text: string) => {
      response.statusCode = status;
      response.setHeader('content-type', `${kind}; charset=utf-8`);
      response.end(text);
    };
    make().then(
      text => answer(200, type, text),
      (error: unknown) => answer(500, 'text/plain', String(error)),
    );
  };

/** One JSON file at one path. */
export const jsonFile = (path: string, body: object): Middleware =>
  computedFile(path, 'application/json', async () => JSON.stringify(body));

export interface ServeOptions {
  /** Asked before the files of the compilation. */
  before?: readonly Middleware[];
  /** Asked after them. */
  after?: readonly Middleware[];
  /** Called after each compilation without an error. */
  onCompiled?(stats: Stats): void;
}

const compiled = (compiler: Compiler) => new Promise<void>(resolve => compiler.hooks.done.tap('dev', () => resolve()));

/** Serves a configuration from memory, compiling on every edit. Resolves once the first compilation is there. */
export async function serve(
  config: Configuration,
  { before = [], after = [], onCompiled }: ServeOptions,
): Promise<void> {
  const compiler = rspack(config);
  compiler.hooks.done.tap('dev', stats => {
    if (!stats.hasErrors()) onCompiled?.(stats);
  });
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
