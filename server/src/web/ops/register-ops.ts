import { ResultCode } from '@shixuan/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { logout } from '../../domain/accounts/authenticate';
import { listSessions } from '../../domain/accounts/device-sessions';
import { accountIdOf, login } from '../../domain/accounts/login';
import { openOperatorSession, operatorProof, operatorProofs } from '../../domain/accounts/operator-session';
import { readSecondFactor } from '../../domain/accounts/second-factor';
import { readEnquiries } from '../../domain/enquiries/staff-enquiries';
import { readOverview } from '../../domain/partners/partner-overview';
import { readTokenEvents } from '../../domain/releases/deploy/token-events';
import { listTokens } from '../../domain/releases/deploy/tokens';
import { listPreviews } from '../../domain/releases/previews';
import { auditBackwards } from '../../domain/releases/registry/audit-log';
import type { VersionReader } from '../../domain/releases/registry/read-version';
import { findOlderRegistry } from '../../domain/releases/registry/registry-older';
import { readPointer } from '../../domain/releases/registry/registry-pointer';
import { RegistryUnusable } from '../../domain/releases/registry/registry-unusable';
import { listTrialKeys } from '../../domain/releases/trial/trial-keys';
import { requiresTrial } from '../../domain/releases/trial/trial-policy';
import { listTrials } from '../../domain/releases/trial/trial-results';
import { listGroups } from '../../domain/releases/trial-groups';
import { openAlarms } from '../../domain/telemetry/alarms';
import { readPolicyReports } from '../../domain/telemetry/keep-policy-reports';
import { readReports } from '../../domain/telemetry/store-reports';
import type { Database } from '../../platform/database/connect';
import { CallError } from '../../platform/http/call-error';
import type { Client } from '../../platform/http/client';
import { readJobs } from '../../platform/jobs/job-log';
import { OperationRefused } from '../../platform/process/operation-refused';
import { siteNow, siteTime } from '../../platform/site-time';
import { withHeldRoom } from '../../platform/storage/held-room';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { createRoomCallers } from '../../platform/storage/room-callers';
import { withAuthEvent } from '../auth-events';
import { commonHeaders } from '../pages/policy/security-headers';
import { describeOperation, describeTokenEvent } from './describe-operation';
import { type OpsActions, opsActions } from './ops-actions';
import { opsHeaders, refuseForeignForms, sendPage } from './ops-page';
import { opsSets, opsState } from './ops-state';
import { opsStyle } from './ops-style';
import { formRefusal, readForms } from './read-forms';
import { closeReader, openReader, readReader } from './reader-access';
import { registerOwnAccess } from './register-own-access';
import { registerPasswordLink } from './register-password-link';
import { registerTokens } from './register-tokens';
import { registerTrialGroup } from './register-trial-group';
import { renderLogin } from './render-login';
import { type OpsEvent, type OpsPage, renderOps } from './render-ops';
import { PARTNER_DAYS } from './render-partners';
import { renderUnusable } from './render-unusable';
import { readStaff, type Staff, setStaffCookie, staffToken } from './staff-session';

export interface OpsOptions {
  db: Database;
  versions: VersionReader;
  /** The registry's own storage. */
  storage: ObjectStorage;
  /** Whether operators without a second factor see nothing but the page where it is put in force. */
  requiresSecondFactor: boolean;
  environment: string;
  /** `SITE_ORIGIN`; empty where it is not set. */
  siteOrigin: string;
}

const PERIOD_MS = 24 * 3600_000;
const EVENTS = 30;
const ENQUIRIES = 50;

const Credentials = z.object({
  userName: z.string().max(200),
  password: z.string().max(200),
  /** Of the authenticator, or a recovery code; empty where the account has no second factor. */
  code: z.string().max(40).default(''),
});

type Credentials = z.infer<typeof Credentials>;

const ReaderForm = z.object({ token: z.string().max(200) });

/** The page of the operators at `/ops`: what is live, how it fares, and one click back. */
export function registerOps(app: FastifyInstance, options: OpsOptions): void {
  const { db, storage, requiresSecondFactor } = options;
  const actions = opsActions(db, storage);
  const callers = createRoomCallers(() => operatorProofs(db));
  app.addHook('onClose', () => callers.stop());
  /** On a full disk the database may have no room for one more connection; for the staff there is some. */
  const withRoom = <T>(request: FastifyRequest, work: () => Promise<T>) =>
    withHeldRoom(callers.roomFor(storage.room, operatorProof(staffToken(request))), work);
  const pageWith = (request: FastifyRequest, staff: Staff, notice: OpsPage['notice']) =>
    withRoom(request, async () => renderOps(await pageFor(options, staff, notice)));
  refuseForeignForms(app, options.siteOrigin);
  readForms(app);

  // Nothing can be shown or done without the registry, and the people who can mend it are here.
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof RegistryUnusable)) throw formRefusal(error) ?? error;
    request.log.error({ err: error }, 'the registry is unusable');
    return sendPage(reply, 503, renderUnusable(error.message));
  });

  app.get('/ops/style.css', async (_, reply) =>
    reply
      .headers({ ...commonHeaders, 'cache-control': 'public, max-age=300' })
      .type('text/css; charset=utf-8')
      .send(opsStyle),
  );

  app.get('/ops', async (request, reply) => {
    const page = await withRoom(request, async () => {
      const staff = await readStaff(db, request, reply);
      if (!staff) {
        const reader = await readReader(db, request);
        return reader ? renderOps(await readerPage(options, reader.label)) : renderLogin(null);
      }
      callers.note(operatorProof(staffToken(request)));
      if (requiresSecondFactor && !staff.passedFactor) return null;
      return renderOps(await pageFor(options, staff, doneNotice(actions, request)));
    });
    return page === null ? reply.headers(opsHeaders).redirect('/ops/factor', 303) : sendPage(reply, 200, page);
  });

  app.post('/ops/login', async (request, reply) => {
    const credentials = Credentials.safeParse(request.body);
    if (!credentials.success) return sendPage(reply, 422, renderLogin('用户名和密码都要填写。'));
    const client = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    try {
      const token = await withAuthEvent(request.log, 'ops-login', client, logIn(db, credentials.data, client), () =>
        accountIdOf(db, credentials.data.userName),
      );
      if (token !== null) {
        // A browser has one login: a copy of the one before opens nothing.
        await logout(db, staffToken(request));
        setStaffCookie(request, reply, token);
        return reply.headers(opsHeaders).redirect('/ops', 303);
      }
      return sendPage(reply, 403, renderLogin('这个账号没有运维权限。', credentials.data.userName));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds);
      return sendPage(
        reply,
        error.retryAfterSeconds ? error.httpStatus : 403,
        renderLogin(`${error.message}。`, credentials.data.userName),
      );
    }
  });

  app.post('/ops/reader', async (request, reply) => {
    const form = ReaderForm.safeParse(request.body);
    const client = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    try {
      // A token belongs to no account.
      const letting = letIn(db, request, reply, form.data?.token ?? '');
      await withAuthEvent(request.log, 'ops-login', client, letting, () => undefined);
      return reply.headers(opsHeaders).redirect('/ops', 303);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return sendPage(reply, error.httpStatus, renderLogin(`${error.message}。`));
    }
  });

  registerOwnAccess(app, db);
  registerPasswordLink(app, db);
  registerTrialGroup(app, storage);
  registerTokens(app, {
    ...{ db, storage, requiresSecondFactor },
    page: async (staff, notice) => renderOps(await pageFor(options, staff, notice)),
  });

  app.post('/ops/logout', async (request, reply) => {
    await logout(db, staffToken(request));
    setStaffCookie(request, reply, null);
    closeReader(request, reply);
    return reply.headers(opsHeaders).redirect('/ops', 303);
  });

  for (const [name, action] of Object.entries(actions)) {
    app.post(`/ops/${name}`, async (request, reply) => {
      const staff = await withRoom(request, () =>
        readStaff(db, request, reply, { withSecondFactor: requiresSecondFactor }),
      );
      if (!staff) return sendPage(reply, 403, renderLogin('登录已失效，请重新登录后再操作。'));
      try {
        const done = await action.run(request.body, staff);
        const late = done === 'late' ? '&late=1' : '';
        if (done) return reply.headers(opsHeaders).redirect(`/ops?done=${name}${late}`, 303);
        const notice = { text: `操作没有执行：${action.wrong}。`, failed: true };
        return sendPage(reply, 422, await pageWith(request, staff, notice));
      } catch (error) {
        if (!(error instanceof OperationRefused)) throw error;
        return sendPage(reply, 409, await pageWith(request, staff, { text: error.message, failed: true }));
      }
    });
  }
}

/** The token of a session at `/ops`; null for an account that is not of the staff. */
async function logIn(db: Database, { code, ...credentials }: Credentials, client: Client): Promise<string | null> {
  const { token } = await login(db, credentials, client);
  let opened = false;
  try {
    opened = await openOperatorSession(db, token, code);
  } finally {
    if (!opened) await logout(db, token);
  }
  return opened ? token : null;
}

function doneNotice(actions: OpsActions, request: FastifyRequest): OpsPage['notice'] {
  const query = new URLSearchParams(request.url.split('?')[1]);
  const name = query.get('done') ?? '';
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) return null;
  const late = query.has('late') ? '操作记录暂未写入，由下一次操作补写：请检查网站的存储。' : '';
  return { text: action.done + late, failed: late !== '' };
}

/** @throws CallError for what is no reader's token */
async function letIn(db: Database, request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
  if (await openReader(db, request, reply, token.trim())) return;
  throw new CallError(403, ResultCode.paramsErr, '这不是有效的「只看」令牌，请向站点管理员申请');
}

/** What everybody sees who may look at the page. */
async function sharedPart({
  db,
  versions,
  storage,
  environment,
}: OpsOptions): Promise<Omit<OpsPage, 'userName' | 'staff' | 'notice'>> {
  // The store is read, not the server's copy, so that operators see their last change.
  const { registry } = await readPointer(storage);
  const older = await findOlderRegistry(storage);
  const fared = await readReports(db, new Date(siteNow() - PERIOD_MS));
  const trials = { required: await requiresTrial(storage), results: await listTrials(storage, registry) };
  const apps = opsState(registry, versions, { fared, trials });
  return {
    environment,
    revision: registry.revision,
    older: older?.message ?? null,
    period: '24 小时',
    apps,
    sets: opsSets(registry, apps),
    alarms: await openAlarms(db),
    events: await recentEvents(storage, older?.latest ?? registry.revision),
    policy: await readPolicyReports(db, new Date(siteNow() - PERIOD_MS)),
    jobs: await readJobs(db),
  };
}

/** What is live and how it fares, without people, secrets and buttons. */
const readerPage = async (options: OpsOptions, label: string): Promise<OpsPage> => ({
  ...(await sharedPart(options)),
  userName: label,
  staff: null,
  notice: null,
});

async function pageFor(
  options: OpsOptions,
  { userName, accountId, sessionId }: Staff,
  notice: OpsPage['notice'],
): Promise<OpsPage> {
  const { db, storage } = options;
  const shared = await sharedPart(options);
  const remotes = shared.apps.map(({ name }) => name);
  const now = siteTime();
  return {
    ...shared,
    userName,
    staff: {
      tokens: { tokens: await listTokens(db), remotes, now },
      trials: { required: await requiresTrial(storage), keys: await listTrialKeys(storage), remotes, now },
      previews: await listPreviews(db),
      groups: await listGroups(storage),
      partners: await readOverview(db, PARTNER_DAYS),
      enquiries: await readEnquiries(db, ENQUIRIES),
      access: {
        secondFactor: await readSecondFactor(db, accountId),
        sessions: await listSessions(db, { account: { id: accountId }, session: { id: sessionId } }),
      },
    },
    notice,
  };
}

async function recentEvents(storage: ObjectStorage, revision: number): Promise<OpsEvent[]> {
  const events: OpsEvent[] = [];
  for await (const entry of auditBackwards(storage, revision)) {
    events.push({ at: new Date(entry.at), who: entry.who, text: describeOperation(entry), reason: entry.reason });
    if (events.length === EVENTS) break;
  }
  for (const event of await readTokenEvents(storage, EVENTS))
    events.push({ at: new Date(event.at), who: event.who, text: describeTokenEvent(event), reason: '' });
  return events.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, EVENTS);
}
