import type { FastifyServerOptions } from 'fastify';

const secretHeaders = ['authorization', 'cookie', '["set-cookie"]', '["refresh-token"]', '["x-partner-key"]'].map(
  name => (name.startsWith('[') ? name : `.${name}`),
);

/** Partners' keys stand in the address of the frame. */
const withoutKey = (url: string) => url.replaceAll(/([?&]partner=|sxp_)[^&#]*/g, '$1[Redacted]');

/** Logs problems only, unless `level` asks for more. Tokens, keys and passwords are never written. */
export function loggerOptions(level = 'warn'): Extract<FastifyServerOptions['logger'], object> {
  const headers = ['req', 'res'].flatMap(side => secretHeaders.map(name => `${side}.headers${name}`));
  return {
    level,
    redact: {
      paths: [...headers, 'password', 'token', '*.password', '*.token', 'req.url'],
      censor: (value, path) => (path.at(-1) === 'url' ? withoutKey(String(value)) : '[Redacted]'),
    },
  };
}
