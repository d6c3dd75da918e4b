import { z } from 'zod';

/**
 * The envelope of every answer: `content` is present when `state` is 0, otherwise `msg` contains the reason in Chinese.
 */
export const envelope = <T extends z.ZodType>(content: T) =>
  z.object({ state: z.number().int(), content: content.nullable(), msg: z.string() });

export interface Envelope<T = unknown> {
  state: number;
  content: T | null;
  msg: string;
}
