import { authenticate } from '../../domain/accounts/authenticate';
import {
  comment,
  commentedSchemes,
  openForComments,
  readComments,
  removeComments,
} from '../../domain/schemes/scheme-comments';
import { badInput } from '../../platform/http/call-error';
import type { Handler } from './handler';
import { signedIn } from './signed-in';

export const schemeOpenComments: Handler<'schemeOpenComments'> = async (body, context) => {
  const { account } = await signedIn(context);
  return { key: await openForComments(context.db, account.id, body) };
};

/** Needs no login; with one, the owner may delete. */
export const schemeComments: Handler<'schemeComments'> = async ({ key }, { db, authorization, setHeader }) => {
  const who = await authenticate(db, authorization);
  if (who?.refreshToken) setHeader('refresh-token', who.refreshToken);
  return readComments(db, key, who?.account.id ?? null);
};

export const schemeComment: Handler<'schemeComment'> = async ({ key, website, ...said }, { db, client }) => {
  if (website !== '') throw badInput('网址：此项须留空');
  return { id: await comment(db, key, said, client) };
};

export const schemeDeleteComments: Handler<'schemeDeleteComments'> = async (body, context) => {
  const { account } = await signedIn(context);
  await removeComments(context.db, account.id, body);
  return {};
};

export const schemeMyComments: Handler<'schemeMyComments'> = async (_, context) => {
  const { account } = await signedIn(context);
  return { list: await commentedSchemes(context.db, account.id) };
};
