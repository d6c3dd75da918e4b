import type { Call } from '@shixuan/api';
import type { z } from 'zod';
import { badInput, type CallError } from '../../../platform/http/call-error';
import { tooMuch } from '../../../platform/http/too-much';
import { explainIssue, fieldMessage } from './field-message';

/** Limit of problems in a message. */
const NAMED_PROBLEMS = 3;

/** Parses a body by its call's schema: the value with defaults filled in, or an error that names every wrong field. */
export const parseBody = ({ request }: Call, body: unknown): { value: unknown } | { error: CallError } =>
  parseInput(request, body);

/** The same for a schema that is no call's own. */
export function parseInput(schema: z.ZodType, body: unknown): { value: unknown } | { error: CallError } {
  const excess = tooMuch(body);
  if (excess) return { error: badInput(fieldMessage(excess)) };
  const input = body ?? undefined;
  const parsed = schema.safeParse(input);
  if (parsed.success) return { value: parsed.data };
  // Explaining problems makes parsing ten times slower, so that only what has some is parsed with explanations.
  const { error } = schema.safeParse(input, { error: explainIssue });
  const issues = error?.issues ?? parsed.error.issues;
  return { error: badInput(issues.slice(0, NAMED_PROBLEMS).map(fieldMessage).join('；')) };
}
