import type { CallContent, CallName, ParsedRequest } from '@shixuan/api';
import type { JsonText } from '../../../platform/http/json-text';
import { handlers } from '..';
import type { CallContext, Handler } from '../handler';

/** Runs the handler of a call on a body that its schema has parsed. */
export function dispatch<N extends CallName>(
  name: N,
  body: ParsedRequest<N>,
  context: CallContext,
): Promise<CallContent<N> | JsonText<CallContent<N>>> {
  const handler: Handler<N> = handlers[name];
  return handler(body, context);
}
