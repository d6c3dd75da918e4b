import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { requireFreePort } from './require-free-port';

test('a port that another program holds, be it on IPv4 alone, is refused with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(requireFreePort(port)).rejects.toThrow(
    `端口 ${port} 已被其他程序占用。请关闭占用它的程序，或换一个端口：PORT=${port + 1} npm start`,
  );
  other.close();
  await once(other, 'close');
  await expect(requireFreePort(port)).resolves.toBeUndefined();
});
