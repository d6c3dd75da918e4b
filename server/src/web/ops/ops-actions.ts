import { z } from 'zod';
import { endSessions } from '../../domain/accounts/device-sessions';
import { deleteEnquiry, handleEnquiry } from '../../domain/enquiries/staff-enquiries';
import { revokeKeys } from '../../domain/partners/partners';
import { withdrawToken } from '../../domain/releases/deploy/issue-token';
import { runGated } from '../../domain/releases/deploy/run-gated';
import { ChecksFailed } from '../../domain/releases/deploy/verify/run-checks';
import { revokePreview } from '../../domain/releases/previews';
import type { OperationCommand } from '../../domain/releases/registry/operations/next-registry';
import { RaceLost } from '../../domain/releases/registry/operations/race-lost';
import { AppPathField, AudienceGroup } from '../../domain/releases/registry/registry-schema';
import { storageFault } from '../../domain/releases/registry/storage-fault';
import { revokeTrialKey } from '../../domain/releases/trial/trial-keys';
import { setTrialPolicy } from '../../domain/releases/trial/trial-policy';
import type { Database } from '../../platform/database/connect';
import { CallError } from '../../platform/http/call-error';
import { OperationRefused } from '../../platform/process/operation-refused';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import type { Staff } from './staff-session';

/** What a button of the page does, by the last part of its address. */
export interface OpsAction {
  /**
   * @returns false where the form's fields are not right; `late` where it was done, but its entry is not in the audit log yet
   * @throws OperationRefused with what stands in the way
   */
  run(form: unknown, staff: Staff): Promise<boolean | 'late'>;
  /** Which fields were wrong, in Chinese. */
  wrong: string;
  /** What the page says afterwards. */
  done: string;
}

export type OpsActions = Readonly<Record<string, OpsAction>>;

const Command = z.object({
  app: AppPathField,
  version: z.string().max(60).optional(),
  /** Version that the operator saw on trial and wants away. */
  from: z.string().max(60).optional(),
  /** Revision of the registry that the page showed. */
  since: z.coerce.number().int().nonnegative().optional(),
  reason: z.string().trim().max(200).default(''),
  /** Whom a version is tried on, and on how many of them. */
  group: AudienceGroup.default('signed-in'),
  percent: z.coerce.number().optional(),
});
type Command = z.infer<typeof Command>;

/** The words for teams that deploy are not those for an operator, who has only to look again, or to ask the team. */
function throwForOperators(error: unknown): never {
  if (error instanceof RaceLost)
    throw new OperationRefused('这一页打开之后注册表已有更改，本次未作更改。请核对下面的现状，仍需要时再点一次。');
  if (error instanceof ChecksFailed) {
    const failed = error.checks.filter(({ outcome }) => outcome === 'failed').map(({ message }) => message);
    throw new OperationRefused([error.message, ...failed].join(' '));
  }
  const stuck = storageFault(error);
  if (stuck) throw new OperationRefused(stuck);
  throw error;
}

/** Those that change what is deployed. */
function registryAction(
  storage: ObjectStorage,
  toCommand: (fields: Command) => OperationCommand,
  done: string,
): OpsAction {
  return {
    done,
    wrong: '栏目、版本、给谁试用或原因（最多 200 字）不对',
    async run(form, { userName }) {
      const fields = Command.safeParse(form);
      if (!fields.success) return false;
      const { since, reason } = fields.data;
      const asked = { ...toCommand(fields.data), who: userName, reason, since };
      const { warnings } = await runGated({ storage }, asked).catch(throwForOperators);
      return warnings.length > 0 ? 'late' : true;
    },
  };
}

/** One whose form holds these fields, and that is done once its deed has not failed. */
const formAction = <Fields>(
  form: z.ZodType<Fields>,
  words: Pick<OpsAction, 'done' | 'wrong'>,
  act: (fields: Fields, staff: Staff) => Promise<unknown>,
): OpsAction => ({
  ...words,
  async run(entered, staff) {
    const fields = form.safeParse(entered);
    if (!fields.success) return false;
    await act(fields.data, staff);
    return true;
  },
});

const IdForm = z.object({ id: z.uuid() });

/** The same as `npm run partner -- revoke`. */
const revokeAction = (db: Database) =>
  formAction(
    z.object({ key: z.uuid() }),
    { done: '已撤销：这个密钥从现在起不能再用。', wrong: '密钥编号不对' },
    ({ key }) => revokeKeys(db, key),
  );

/** The same as `npm run deploy -- token revoke`. */
const revokeTokenAction = (db: Database, storage: ObjectStorage) =>
  formAction(IdForm, { done: '令牌已撤销：从现在起不能再用它部署。', wrong: '令牌编号不对' }, ({ id }, { userName }) =>
    withdrawToken({ db, storage }, id, userName),
  );

/** The same as `npm run deploy -- preview revoke`. */
const revokePreviewAction = (db: Database) =>
  formAction(
    IdForm,
    { done: '预览链接已撤销：持链接的人打开的下一页是线上版本。', wrong: '预览链接的编号不对' },
    ({ id }) => revokePreview(db, id),
  );

/** The same as `npm run deploy -- trial key revoke`. */
const revokeTrialKeyAction = (storage: ObjectStorage) =>
  formAction(
    IdForm,
    { done: '试运行密钥已撤销：它签过的结果都不再算数。', wrong: '密钥编号不对' },
    ({ id }, { userName }) => revokeTrialKey(storage, id, userName),
  );

/** The same as `npm run deploy -- trial require on|off`. */
const requireTrialAction = (storage: ObjectStorage) =>
  formAction(
    z.object({ required: z.enum(['on', 'off']) }),
    { done: '已更改上线前对试运行的要求。', wrong: '要求应为 on 或 off' },
    ({ required }, { userName }) => setTrialPolicy(storage, required === 'on', userName),
  );

const EnquiryForm = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** What is done with an enquiry; one that is gone was deleted by somebody else. */
const enquiryAction = (done: string, act: (id: number, staff: Staff) => Promise<boolean>): OpsAction => ({
  done,
  wrong: '没有这个编号的询价',
  async run(form, staff) {
    const fields = EnquiryForm.safeParse(form);
    return fields.success && act(fields.data.id, staff);
  },
});

/** Ends another session of the operator's own account, or all others; one that is gone has ended already. */
const endSessionAction = (db: Database) =>
  formAction(
    z.object({
      id: z.uuid().optional(),
      password: z.string().max(200).default(''),
      code: z.string().max(40).default(''),
    }),
    { done: '已退出所选的登录。', wrong: '登录编号、密码或动态验证码不对' },
    (asked, { accountId, sessionId }) =>
      endSessions(db, { account: { id: accountId }, session: { id: sessionId } }, asked).catch((error: unknown) => {
        throw error instanceof CallError ? new OperationRefused(`${error.message}。`) : error;
      }),
  );

/** All that operators do with one click. */
export const opsActions = (db: Database, storage: ObjectStorage): OpsActions => ({
  rollback: registryAction(
    storage,
    ({ app, version, from }) => ({ command: 'rollback', app, to: version, from }),
    '已回滚：之后打开的页面即为所示版本。',
  ),
  promote: registryAction(
    storage,
    ({ app, version }) => ({ command: 'promote', app, version, percent: 100 }),
    '已上线：之后打开的页面即为所示版本。',
  ),
  'promote-group': registryAction(
    storage,
    ({ app, version, percent = 0, group }) => ({ command: 'promote', app, version, percent, group }),
    '试用已开始：所选的人此后打开的页面按所示比例为这个版本，其余访客不变。',
  ),
  'rollback-set': registryAction(
    storage,
    ({ app }) => ({ command: 'rollback-set', app }),
    '整套已退回：之后打开的页面即为上线这一套之前的版本。',
  ),
  kill: registryAction(storage, ({ app }) => ({ command: 'kill', app }), '已停用：菜单和页面已撤下。'),
  revive: registryAction(storage, ({ app }) => ({ command: 'revive', app }), '已恢复。'),
  'revoke-key': revokeAction(db),
  'revoke-token': revokeTokenAction(db, storage),
  'revoke-preview': revokePreviewAction(db),
  'revoke-trial-key': revokeTrialKeyAction(storage),
  'require-trial': requireTrialAction(storage),
  'end-session': endSessionAction(db),
  'handle-enquiry': enquiryAction('已标为处理。', (id, { userName }) => handleEnquiry(db, id, userName)),
  'delete-enquiry': enquiryAction('询价已删除。', id => deleteEnquiry(db, id)),
});
