import type { CallName } from '@shixuan/api';
import type { JsonText } from '../../../platform/http/json-text';
import { handlers } from '..';
import type { CallContext, Content, Handler, Request } from '../handler';

/** Runs the handler of a call on a body that its schema has parsed. */
export function dispatch<N extends CallName>(
  name: N,
  body: Request<N>,
  context: CallContext,
): Promise<Content<N> | JsonText<Content<N>>> {
  const handler: Handler<N> = handlers[name];
  return handler(body, context);
}
