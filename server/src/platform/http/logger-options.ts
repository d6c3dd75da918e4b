import type { FastifyServerOptions } from 'fastify';
import { loggedError, reasonOf } from '../reason-of';
import { type LogOutput, logOutput } from './log-output';
import { loggedAddress } from './logged-address';

const secretHeaders = ['authorization', 'cookie', '["set-cookie"]', '["refresh-token"]', '["x-partner-key"]'].map(
  name => (name.startsWith('[') ? name : `.${name}`),
);

/** Logs problems only, unless `level` asks for more. Tokens, keys, passwords and the values of queries are never written. */
export function loggerOptions(level = 'warn'): Extract<FastifyServerOptions['logger'], object> & { stream: LogOutput } {
  const headers = ['req', 'res'].flatMap(side => secretHeaders.map(name => `${side}.headers${name}`));
  return {
    level,
    stream: logOutput(),
    serializers: { err: loggedError, error: loggedError },
    hooks: {
      // Without a message, an error's own becomes the line's.
      logMethod(args, method) {
        const [error] = args as readonly unknown[];
        if (args.length === 1 && error instanceof Error) method.apply(this, [{ err: error }, reasonOf(error)]);
        else method.apply(this, args);
      },
    },
    redact: {
      paths: [...headers, 'password', 'token', '*.password', '*.token', 'req.url'],
      censor: (value, path) => (path.at(-1) === 'url' ? loggedAddress(String(value)) : '[Redacted]'),
    },
  };
}
