import { type CallName, calls } from '@shixuan/api';
import type { Seed } from '@shixuan/host/manifest';
import type { Log } from '../registry/log';
import type { AnswerCall } from './answer-call';

/** Calls that the frame of every page makes at its start; none takes an argument. */
const first = ['initConfig', 'menus', 'productCategorys'] as const satisfies readonly CallName[];

/** Their answers, to be carried by the page. One that fails is left out: the browser asks for it and shows the message. */
export async function pageSeed(answer: AnswerCall, log: Log): Promise<Seed> {
  const entries = await Promise.all(
    first.map(async name => {
      try {
        return [{ path: calls[name].path, body: {}, content: await answer(name, {}) }];
      } catch (error) {
        log.error({ call: name, error: String(error) }, 'a page goes out without this seed');
        return [];
      }
    }),
  );
  return entries.flat();
}
