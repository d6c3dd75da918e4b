import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { confirmPassword } from '../../domain/accounts/confirm-password';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
} from '../../domain/accounts/second-factor';
import type { Database } from '../../platform/database/connect';
import { CallError } from '../../platform/http/call-error';
import { withAuthEvent } from '../auth-events';
import { opsHeaders, sendPage } from './ops-page';
import { renderLogin } from './render-login';
import { renderFactorEnd, renderFactorSetUp, renderRecoveryCodes } from './render-own-access';
import { readStaff, type Staff } from './staff-session';

const CodeForm = z.object({ code: z.string().trim().min(1).max(40), password: z.string().max(200).default('') });
type CodeForm = z.infer<typeof CodeForm>;

/** Where operators put their second factor in force and end it: `/ops/factor`. */
export function registerOwnAccess(app: FastifyInstance, db: Database): void {
  const page = async ({ accountId, userName, sessionId }: Staff, problem: string | null): Promise<string> => {
    const inForce = await readSecondFactor(db, accountId);
    if (inForce) return renderFactorEnd(inForce.recoveryCodes, problem);
    const owner = { account: { id: accountId, userName }, session: { id: sessionId } };
    return renderFactorSetUp(await beginSecondFactor(db, owner), problem);
  };

  app.get('/ops/factor', async (request, reply) => {
    const staff = await readStaff(db, request, reply);
    return staff ? sendPage(reply, 200, await page(staff, null)) : reply.headers(opsHeaders).redirect('/ops', 303);
  });

  /** Runs what a code allows; a wrong one is told on the page. */
  const withCode =
    (act: (staff: Staff, fields: CodeForm, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const staff = await readStaff(db, request, reply);
      if (!staff) return sendPage(reply, 403, renderLogin('登录已失效，请重新登录后再操作。'));
      const fields = CodeForm.safeParse(request.body);
      if (!fields.success) return sendPage(reply, 422, await page(staff, '动态验证码：应为身份验证器显示的六位数字。'));
      const client = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
      try {
        return await withAuthEvent(
          request.log,
          'second-factor',
          client,
          act(staff, fields.data, reply),
          () => staff.accountId,
        );
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds);
        return sendPage(reply, error.httpStatus, await page(staff, `${error.message}。`));
      }
    };

  app.post(
    '/ops/factor',
    withCode(async ({ accountId, sessionId }, { code, password }, reply) => {
      // Until now the password is all that the account has: a page left open must not bind it to somebody else's authenticator.
      await confirmPassword(db, accountId, '密码', password);
      const owner = { account: { id: accountId }, session: { id: sessionId } };
      return sendPage(reply, 200, renderRecoveryCodes(await confirmSecondFactor(db, owner, code)));
    }),
  );
  app.post(
    '/ops/factor/end',
    withCode(async ({ accountId }, { code }, reply) => {
      await endSecondFactor(db, accountId, code);
      return reply.headers(opsHeaders).redirect('/ops/factor', 303);
    }),
  );
}
