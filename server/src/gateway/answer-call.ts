import type { CallName, Calls } from '@shixuan/api';
import type { z } from 'zod';

/** Answers a call of the API inside the server, through the same handler that answers it over HTTP. */
export type AnswerCall = <N extends CallName>(
  name: N,
  body: z.output<Calls[N]['request']>,
) => Promise<z.output<Calls[N]['content']>>;
