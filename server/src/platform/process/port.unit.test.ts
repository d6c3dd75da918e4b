import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, portRefusal } from './port.mjs';

test('a port that another program holds, be it on IPv4 alone, is refused with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await portRefusal(port)).toBe(
    `端口 ${port} 已被其他程序占用。请关闭占用它的程序，或换一个端口：PORT=${port + 1} npm start`,
  );
  other.close();
  await once(other, 'close');
  expect(await portRefusal(port)).toBeUndefined();
});

test('a port that is free is found, and can be had', async () => {
  const port = await freePort();
  expect(port).toBeGreaterThan(1023);
  expect(await portRefusal(port)).toBeUndefined();
  expect(await portRefusal(0)).toBeUndefined();
});
