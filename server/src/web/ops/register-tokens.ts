import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { issueToken } from '../../domain/releases/deploy/issue-token';
import { tokenRoles } from '../../domain/releases/deploy/tokens';
import { issueTrialKey } from '../../domain/releases/trial/trial-keys';
import type { Database } from '../../platform/database/connect';
import { OperationRefused } from '../../platform/process/operation-refused';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { sendPage } from './ops-page';
import { renderLogin } from './render-login';
import type { OpsPage } from './render-ops';
import { renderIssuedToken } from './render-tokens';
import { renderIssuedTrialKey } from './render-trials';
import { readStaff, type Staff } from './staff-session';

const TokenForm = z.object({
  role: z.enum(tokenRoles, { error: '角色应为开发、运维、只看之一' }),
  remote: z.string().max(40, '栏目名过长'),
  label: z.string().trim().min(1, '请写明发给谁').max(60, '「发给谁」最多 60 字'),
  days: z.coerce.number({ error: '有效天数应为整数，如 180' }).int('有效天数应为整数，如 180'),
});

export interface TokenOptions {
  db: Database;
  storage: ObjectStorage;
  requiresSecondFactor: boolean;
  /** The operators' page with a notice. */
  page(staff: Staff, notice: OpsPage['notice']): Promise<string>;
}

const TrialKeyForm = TokenForm.pick({ remote: true, label: true, days: true });

/** `POST /ops/tokens` and `/ops/trial-keys`: issue a secret. The answer itself shows it, since it must stand in no address. */
export function registerTokens(app: FastifyInstance, { db, storage, requiresSecondFactor, page }: TokenOptions): void {
  const issuing = <F>(path: string, schema: z.ZodType<F>, issue: (fields: F, who: string) => Promise<string>) =>
    app.post(path, async (request, reply) => {
      const staff = await readStaff(db, request, reply, { withSecondFactor: requiresSecondFactor });
      if (!staff) return sendPage(reply, 403, renderLogin('登录已失效，请重新登录后再操作。'));
      const refuse = async (status: number, text: string) =>
        sendPage(reply, status, await page(staff, { text, failed: true }));
      const form = schema.safeParse(request.body);
      if (!form.success) return refuse(422, `没有发放：${form.error.issues[0]?.message ?? '表单不对'}。`);
      try {
        return sendPage(reply, 200, await issue(form.data, staff.userName));
      } catch (error) {
        if (error instanceof OperationRefused) return refuse(409, error.message);
        throw error;
      }
    });
  issuing('/ops/tokens', TokenForm, async (fields, who) =>
    renderIssuedToken(await issueToken({ db, storage }, fields, who)),
  );
  issuing('/ops/trial-keys', TrialKeyForm, async (fields, who) =>
    renderIssuedTrialKey(await issueTrialKey(storage, fields, who)),
  );
}
