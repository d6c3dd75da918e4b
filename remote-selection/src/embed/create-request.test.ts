import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createRequest } from './create-request';

/** A server that refuses, and says which headers it was sent. */
async function refusingServer() {
  const asked: (string | string[] | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers['x-partner-key']);
    response.statusCode = 403;
    response.end(JSON.stringify({ state: 406, content: null, msg: '合作伙伴密钥已撤销' }));
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return { base: () => `http://127.0.0.1:${address.port}/web`, asked };
}

test('the key goes along where there is one, whatever was written, and the refusal is told as the server says it', async () => {
  const { base, asked } = await refusingServer();
  const told: string[] = [];
  for (const key of ['sxp_0123', '', '密钥\n']) {
    const request = createRequest({ base, partner: () => key, onFailure: ({ message }) => told.push(message) });
    await expect(request('/Product/Camera', {})).rejects.toThrow('合作伙伴密钥已撤销');
  }
  expect(asked).toEqual(['sxp_0123', undefined, encodeURIComponent('密钥\n')]);
  expect(told).toHaveLength(3);
});
