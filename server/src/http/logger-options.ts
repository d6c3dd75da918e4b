import type { FastifyServerOptions } from 'fastify';

const secretHeaders = ['authorization', 'cookie', '["set-cookie"]', '["refresh-token"]'].map(name =>
  name.startsWith('[') ? name : `.${name}`,
);

/** Logs problems only, unless `level` asks for more. Tokens and passwords are never written. */
export function loggerOptions(level = 'warn'): Extract<FastifyServerOptions['logger'], object> {
  const headers = ['req', 'res'].flatMap(side => secretHeaders.map(name => `${side}.headers${name}`));
  return { level, redact: [...headers, 'password', 'token', '*.password', '*.token'] };
}
