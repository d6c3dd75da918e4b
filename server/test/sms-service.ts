import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyOf } from 'node:stream/consumers';

export interface ShortMessage {
  to: string;
  text: string;
  authorization: string | undefined;
}

/** A service for short messages, as the site calls one; keeps what it was given. */
export async function startSmsService() {
  const messages: ShortMessage[] = [];
  const server = createServer(async (request, response) => {
    const { to, text }: Pick<ShortMessage, 'to' | 'text'> = JSON.parse(await bodyOf(request));
    messages.push({ to, text, authorization: request.headers.authorization });
    response.writeHead(202).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/messages`,
    messages,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
