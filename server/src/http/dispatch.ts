import type { CallName } from '@shixuan/api';
import { handlers } from '../calls';
import type { CallContext, Content, Handler, Request } from '../calls/handler';
import type { JsonText } from './json-text';

/** Runs the handler of a call on a body that its schema has parsed. */
export function dispatch<N extends CallName>(
  name: N,
  body: Request<N>,
  context: CallContext,
): Promise<Content<N> | JsonText<Content<N>>> {
  const handler: Handler<N> = handlers[name];
  return handler(body, context);
}
