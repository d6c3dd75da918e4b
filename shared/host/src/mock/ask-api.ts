import * as z from 'zod/mini';
import type { HostServices } from '../services';

const Envelope = z.object({ state: z.number(), content: z.unknown(), msg: z.optional(z.string()) });

/**
 * Posts to the API at `base` as the shell does, without a login.
 * @throws Error with the API's own message; in Chinese when nobody answers or the answer is not the API's
 */
export const askApi =
  (base: string): HostServices['request'] =>
  async (path, body, { signal } = {}) => {
    const response = await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
      signal,
    });
    const answer = Envelope.safeParse(await response.json().catch(() => undefined));
    if (!answer.success) throw new Error(`${path} 的应答不是接口的格式（HTTP ${response.status}）`);
    if (answer.data.state !== 0) throw new Error(answer.data.msg || `${path} 未成功（${answer.data.state}）`);
    return answer.data.content;
  };
